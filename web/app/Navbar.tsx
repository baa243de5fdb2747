import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePlayer } from '../backend/useSession.ts';
import { Header } from '../ui/Header.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { GAME_PATHS } from './gamePaths.ts';
import { HowToPlay } from './HowToPlay.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { useCommonWording } from './useCommonWording.ts';

/** Screens that have a way back of their own instead (spec section 2). */
const BARE_PATHS = ['/profile', '/language'];

/** The header of nearly every screen: the way back, help where a game is played, a player's settings, the choice of language. */
export function Navbar() {
  const t = useCommonWording();
  const [path, navigate] = useLocation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isPlayer = usePlayer() !== null;
  const isGame = GAME_PATHS.includes(path);
  if (BARE_PATHS.includes(path)) return null;
  const back = path === '/' ? {} : { back: { label: t('back'), onClick: () => navigate('/') } };
  return (
    <Header name={t('appName')} {...back}>
      {isGame && (
        <IconButton label={t('help')} onClick={() => setHelpOpen(true)}>
          <Icon shape="help" />
        </IconButton>
      )}
      {isPlayer && (
        <IconLink to="/settings" label={t('settings')}>
          <Icon shape="settings" />
        </IconLink>
      )}
      <LanguageSelect isCompact={isGame && isPlayer} />
      {isHelpOpen && <HowToPlay onClose={() => setHelpOpen(false)} />}
    </Header>
  );
}
