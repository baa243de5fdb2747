import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HomeLinks.module.css';
import { useHomeWording } from './useHomeWording.ts';

const LINKS = [
  ['/statistics', 'chart', 'statistics'],
  ['/leaderboard', 'trophy', 'leaderboard'],
  ['/referral', 'envelope', 'inviteFriends'],
  ['/upgrades', 'sparkle', 'upgrades'],
] as const;

type HomeLinksProps = {
  /** The player has not seen the leaderboard since they signed up (spec section 4). */
  readonly isLeaderboardNew: boolean;
};

/** The ways from home to what there is beside today's games. */
export function HomeLinks({ isLeaderboardNew }: HomeLinksProps) {
  const t = useHomeWording();
  return (
    <nav className={styles['links']}>
      {LINKS.map(([path, shape, name]) => (
        <Link key={path} to={path} className={styles['link']}>
          <span className={styles['sign']}>
            <Icon shape={shape} size={22} />
          </span>
          <span className={styles['name']}>{t(name)}</span>
          {path === '/leaderboard' && isLeaderboardNew && (
            <span className={styles['new']}>{t('leaderboardNew')}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
