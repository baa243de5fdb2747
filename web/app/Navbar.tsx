import { useState } from 'react';
import { useLocation } from 'wouter';
import { Header } from '../ui/Header.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { GAME_PATHS } from './gamePaths.ts';
import { HowToPlay } from './HowToPlay.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { useCommonWording } from './useCommonWording.ts';

/** The header of every screen: the way back, help where a game is played, the choice of language. */
export function Navbar() {
  const t = useCommonWording();
  const [path, navigate] = useLocation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const back = path === '/' ? {} : { back: { label: t('back'), onClick: () => navigate('/') } };
  return (
    <Header name={t('appName')} {...back}>
      {GAME_PATHS.includes(path) && (
        <IconButton label={t('help')} onClick={() => setHelpOpen(true)}>
          <Icon shape="help" />
        </IconButton>
      )}
      <LanguageSelect />
      {isHelpOpen && <HowToPlay onClose={() => setHelpOpen(false)} />}
    </Header>
  );
}
