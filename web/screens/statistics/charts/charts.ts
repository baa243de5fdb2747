/* What draws the statistics: a chunk of its own, with the scales of d3 in it. All of it is decoration, see Drawing.tsx. */
export { CalendarChart } from './CalendarChart.tsx';
export { PointsChart } from './PointsChart.tsx';
export { SplitChart } from './SplitChart.tsx';
