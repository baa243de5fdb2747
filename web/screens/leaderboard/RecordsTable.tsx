import { useId } from 'react';
import type { Figure, Place, PlayerRecord, Records, Standing } from '../../backend/leaderboard.ts';
import type { Loaded } from '../../backend/useLoaded.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { classNames } from '../../ui/classNames.ts';
import { Star } from '../../ui/Star.tsx';
import styles from './Leaderboard.module.css';
import { useLeaderboardWording } from './useLeaderboardWording.ts';

type RecordsTableProps = { readonly records: Records; readonly standing: Loaded<Standing> };

/** The figures, in groups of those that begin anew together. */
const GROUPS = [
  { name: 'week', figures: ['scoreWeek', 'correctWeek'] },
  { name: 'month', figures: ['scoreMonth', 'correctMonth', 'inviteMonth'] },
  { name: 'ever', figures: ['consecutive', 'everConsecutive', 'inviteTotal'] },
] as const satisfies readonly { name: string; figures: readonly Figure[] }[];

/** Each record with its holder, how many share it, and the player's own figure and place. */
export function RecordsTable({ records, standing }: RecordsTableProps) {
  const t = useLeaderboardWording();
  const tableId = useId();
  const known = standing.state === 'loaded' ? standing.value : null;
  const isEmpty = Object.values(records).every(({ best }) => best === 0);
  return (
    <>
      {isEmpty && <p>{t('noRecords')}</p>}
      {GROUPS.map(({ name, figures }) => (
        <table
          key={name}
          className={styles['table']}
          aria-describedby={known ? `${tableId}${name}` : undefined}
        >
          <caption className={styles['caption']}>
            <span className={styles['group']}>{t(name)}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('record')}</th>
              <th scope="col">{t('best')}</th>
              <th scope="col">{t('you')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure}>
                <th scope="row">{t(figure)}</th>
                <td>
                  <Best figure={figure} record={records[figure]} />
                </td>
                <td>
                  {known ? (
                    <Own figure={figure} place={known[figure]} aheadLimit={known.aheadLimit} />
                  ) : (
                    <NotKnown />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={3} id={`${tableId}${name}`} className={styles['ends']}>
                {known && <Ends of={name} standing={known} />}
              </td>
            </tr>
          </tfoot>
        </table>
      ))}
    </>
  );
}

type BestProps = { readonly figure: Figure; readonly record: PlayerRecord };

/** A record: the figure, and whose it is. A name may be anything, so it is kept apart from the words around it. */
function Best({ figure, record }: BestProps) {
  const t = useLeaderboardWording();
  const inWords = useFigure(figure);
  if (record.best === 0) return <span className={styles['nobody']}>{t('nobody')}</span>;
  return (
    <>
      <span className={styles['figure']}>{inWords(record.best)}</span>
      <span className={styles['holder']}>
        <bdi className={styles['name']}>{record.username ?? t('nameless')}</bdi>
        {record.playerCount > 1 && <> {t('others', { count: record.playerCount - 1 })}</>}
      </span>
    </>
  );
}

type OwnProps = { readonly figure: Figure; readonly place: Place; readonly aheadLimit: number };

function Own({ figure, place, aheadLimit }: OwnProps) {
  const t = useLeaderboardWording();
  const inWords = useFigure(figure);
  const { own, ahead } = place;
  return (
    <>
      <span className={classNames(styles['figure'], own === 0 && styles['none'])}>{inWords(own)}</span>
      {ahead === 0 && (
        <span className={classNames(styles['place'], styles['lead'])}>
          <Star size={14} />
          {t('lead')}
        </span>
      )}
      {ahead !== null && ahead > 0 && (
        <span className={styles['place']}>
          {ahead < aheadLimit ? t('place', { place: ahead + 1 }) : t('placeBeyond', { place: aheadLimit })}
        </span>
      )}
    </>
  );
}

/** Writes a figure down: streaks in days, all others as numbers. */
function useFigure(figure: Figure): (value: number) => string {
  const t = useLeaderboardWording();
  const locale = useLocale();
  const isInDays = figure === 'consecutive' || figure === 'everConsecutive';
  return (value) => (isInDays ? t('days', { count: value }) : value.toLocaleString(locale));
}

function NotKnown() {
  return (
    <span className={styles['none']} aria-hidden="true">
      –
    </span>
  );
}

/** When the figures of a group begin anew, on the player's own clock. */
function Ends({
  of,
  standing,
}: {
  readonly of: (typeof GROUPS)[number]['name'];
  readonly standing: Standing;
}) {
  const t = useLeaderboardWording();
  const locale = useLocale();
  if (of === 'ever') return t('everEnds');
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  if (of === 'week') {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', ...time });
    return t('weekEnds', { moment: format.format(new Date(standing.weekEnds)) });
  }
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...time });
  return t('monthEnds', { moment: format.format(new Date(standing.monthEnds)) });
}
