import type { Statistics } from '../../backend/statistics.ts';
import { Alert } from '../../ui/Alert.tsx';
import { CalendarDrawing } from './CalendarDrawing.tsx';
import { PointsDrawing } from './PointsDrawing.tsx';
import { SplitDrawing } from './SplitDrawing.tsx';
import { useCharts } from './useCharts.ts';
import { useStatisticsWording } from './useStatisticsWording.ts';

/** The figures drawn; where what draws them does not arrive, their tables are shown instead. */
export function Drawings({ statistics }: { readonly statistics: Statistics }) {
  const t = useStatisticsWording();
  const charts = useCharts();
  return (
    <>
      {charts === 'failed' && <Alert tone="notice">{t('chartsFailed')}</Alert>}
      <CalendarDrawing statistics={statistics} charts={charts} />
      <PointsDrawing statistics={statistics} charts={charts} />
      <SplitDrawing statistics={statistics} charts={charts} />
    </>
  );
}
