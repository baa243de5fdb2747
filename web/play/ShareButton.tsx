import { useEffect, useState } from 'react';
import { parsePuzzleName } from '../../game/puzzleName.ts';
import { rightOnes, shareRows, shareText } from '../../game/shareText.ts';
import { gridSizeOf, questionCountOf } from '../../game/variants.ts';
import english from '../public/locales/en/share.json';
import { createWording } from '../translations/createWording.ts';
import { useLocale } from '../translations/useLocale.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { type Shared, shareOut } from './shareOut.ts';

const useShareWording = createWording('share', english);

type Scores = readonly { readonly imageScore: number; readonly textScore: number }[];

type ShareButtonProps = {
  readonly puzzleName: string;
  /** A row a question, in their order. */
  readonly scores: Scores;
};

/** Shares how a game went, and nothing of what it asked. */
export function ShareButton({ puzzleName, scores }: ShareButtonProps) {
  const t = useShareWording();
  const text = useShareText(puzzleName, scores);
  const picture = usePicture(scores);
  const [shared, setShared] = useState<Shared | null>(null);
  return (
    <>
      <Button look="secondary" onClick={() => void shareOut(text, picture).then(setShared)}>
        {t('share')}
      </Button>
      {shared === 'copied' && <Alert tone="success">{t('copied')}</Alert>}
      {shared === 'unable' && (
        <TextArea
          label={t('copyIt')}
          value={text}
          onChange={() => undefined}
          readOnly
          rows={5}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

function useShareText(puzzleName: string, scores: Scores): string {
  const t = useShareWording();
  const locale = useLocale();
  const rows = shareRows(scores);
  const total = scores.length;
  const puzzle = parsePuzzleName(puzzleName);
  const size = puzzle ? gridSizeOf(puzzle.variant) : 3;
  const count = puzzle ? questionCountOf(puzzle.variant) : total;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return shareText({
    title: t('title', {
      game: t('game', { size, count }),
      day: puzzle?.day ? day.format(new Date(puzzle.day)) : '',
    }),
    words: {
      word: t('word', { right: rightOnes(rows.word), total }),
      picture: t('picture', { right: rightOnes(rows.picture), total }),
    },
    rows,
    url: new URL('/', location.href).href,
  });
}

/** The picture to share, drawn ahead: the share sheet opens at the press or not at all. Null as long as there is none. */
function usePicture(scores: Scores): File | null {
  const [picture, setPicture] = useState<File | null>(null);
  useEffect(() => {
    if (!('canShare' in navigator)) return;
    import('./sharePicture.ts')
      .then(({ sharePicture }) => sharePicture(shareRows(scores)))
      .then(setPicture, () => undefined); // the text says it all
  }, [scores]);
  return picture;
}
