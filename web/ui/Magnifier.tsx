import { lazy, Suspense } from 'react';
import { Dialog } from './Dialog.tsx';
import styles from './Magnifier.module.css';
import { Picture } from './Picture.tsx';
import { usePicture } from './usePicture.ts';
import type { ZoomAreaProps } from './ZoomArea.tsx';

/** Most pictures are never enlarged. Where it cannot be loaded, the picture is still there, as large as fits. */
const ZoomArea = lazy(() =>
  import('./ZoomArea.tsx').then(
    (part) => ({ default: part.ZoomArea }),
    () => ({ default: ({ children }: ZoomAreaProps) => <>{children}</> }),
  ),
);

type MagnifierProps = {
  readonly src: string;
  readonly alt: string;
  /** How to look closer, in words. */
  readonly hint: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** A picture as large as the screen allows, and larger. */
export function Magnifier({ src, alt, hint, closeLabel, onClose }: MagnifierProps) {
  const picture = usePicture();
  const shown = <Picture src={src} alt={alt} picture={picture} />;
  return (
    <Dialog title={alt} isTitleHidden closeLabel={closeLabel} onClose={onClose}>
      <div className={styles['picture']}>
        <Suspense fallback={shown}>
          <ZoomArea label={`${alt}. ${hint}`}>{shown}</ZoomArea>
        </Suspense>
      </div>
      <p className={styles['hint']} aria-hidden="true">
        {hint}
      </p>
    </Dialog>
  );
}
