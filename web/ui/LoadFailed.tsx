import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type LoadFailedProps = {
  /** What could not be had. */
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
};

/** Stands where something should be that could not be had, with the way to ask for it again. */
export function LoadFailed({ message, retryLabel, onRetry }: LoadFailedProps) {
  return (
    <>
      <Alert>{message}</Alert>
      <Button look="quiet" onClick={onRetry}>
        {retryLabel}
      </Button>
    </>
  );
}
