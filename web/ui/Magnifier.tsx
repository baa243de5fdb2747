import { Dialog } from './Dialog.tsx';
import styles from './Magnifier.module.css';
import { Picture } from './Picture.tsx';
import { usePicture } from './usePicture.ts';

type MagnifierProps = {
  readonly src: string;
  readonly alt: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** A picture as large as the screen allows. */
export function Magnifier({ src, alt, closeLabel, onClose }: MagnifierProps) {
  const picture = usePicture();
  return (
    <Dialog title={alt} isTitleHidden closeLabel={closeLabel} onClose={onClose}>
      <div className={styles['picture']}>
        <Picture src={src} alt={alt} picture={picture} />
      </div>
    </Dialog>
  );
}
