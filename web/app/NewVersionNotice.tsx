import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '../ui/Alert.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { GAME_PATHS } from './gamePaths.ts';
import { newVersion, reloadNewest } from './newVersion.ts';
import { useCommonWording } from './useCommonWording.ts';

/** Says that a newer version of the app is here, and changes to it when asked to; never while a game is on the screen. */
export function NewVersionNotice() {
  const t = useCommonWording();
  const [path] = useLocation();
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);
  const [isTaken, setTaken] = useState(false);
  if (!isReady || GAME_PATHS.includes(path)) return null;

  function take() {
    if (isTaken) return;
    setTaken(true);
    void reloadNewest();
  }

  return (
    <Alert tone="notice">
      {t('newVersion')} <TextButton onClick={take}>{t('reload')}</TextButton>
    </Alert>
  );
}
