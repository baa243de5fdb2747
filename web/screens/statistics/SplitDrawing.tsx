import type { Statistics } from '../../backend/statistics.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { Drawing } from './Drawing.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import type { Charts } from './useCharts.ts';
import { useStatisticsWording } from './useStatisticsWording.ts';

type SplitDrawingProps = {
  readonly statistics: Statistics;
  readonly charts: Charts | 'loading' | 'failed';
};

/** Words right and wrong by pictures right and wrong. */
export function SplitDrawing({ statistics, charts }: SplitDrawingProps) {
  const t = useStatisticsWording();
  const locale = useLocale();
  const { questions, correct, partialText, partialImage, incorrect } = statistics;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const inWords = (count: number) =>
    `${count.toLocaleString(locale)} (${percent.format(count / Math.max(questions, 1))})`;
  return (
    <Drawing
      name="split"
      heading={t('split')}
      summary={t('splitSummary', {
        word: percent.format((correct + partialText) / Math.max(questions, 1)),
        picture: percent.format((correct + partialImage) / Math.max(questions, 1)),
      })}
      charts={charts}
      draw={({ SplitChart }) => (
        <SplitChart
          quarters={[
            { name: 'correct', count: correct, label: t('bothRight'), figure: inWords(correct) },
            {
              name: 'partialImage',
              count: partialImage,
              label: t('onlyPicture'),
              figure: inWords(partialImage),
            },
            { name: 'partialText', count: partialText, label: t('onlyWord'), figure: inWords(partialText) },
            { name: 'incorrect', count: incorrect, label: t('neither'), figure: inWords(incorrect) },
          ]}
        />
      )}
      table={
        <FiguresTable
          caption={t('split')}
          columns={[t('questions'), t('wordRight'), t('wordWrong')]}
          rows={[
            { heading: t('pictureRight'), cells: [inWords(correct), inWords(partialImage)] },
            { heading: t('pictureWrong'), cells: [inWords(partialText), inWords(incorrect)] },
          ]}
        />
      }
    />
  );
}
