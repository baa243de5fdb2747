import { Alert } from '../ui/Alert.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { useCommonWording } from './useCommonWording.ts';

/** Says that midnight has passed, and leads to the new puzzle. */
export function NewDayNotice({ onAccept }: { readonly onAccept: () => void }) {
  const t = useCommonWording();
  return (
    <Alert tone="notice">
      {t('newDay')} <TextButton onClick={onAccept}>{t('newDayPlay')}</TextButton>
    </Alert>
  );
}
