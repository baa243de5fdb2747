import { classNames } from './classNames.ts';
import styles from './Picture.module.css';
import type { PictureState } from './usePicture.ts';

type PictureProps = {
  readonly src: string;
  /** What the picture shows: read out, and written in its place when it cannot be had. */
  readonly alt: string;
  readonly picture: PictureState;
};

/** A square picture that keeps its place while it loads, and says in words what it shows when it cannot be had. */
export function Picture({ src, alt, picture }: PictureProps) {
  const { status, attempt, onLoad, onError } = picture;
  return (
    <span className={classNames(styles['frame'], status === 'loading' && styles['loading'])}>
      {status === 'missing' ? (
        <span className={styles['words']}>{alt}</span>
      ) : (
        <img
          key={attempt}
          className={classNames(styles['image'], status === 'shown' && styles['shown'])}
          src={src}
          alt={alt}
          width={256}
          height={256}
          decoding="async"
          draggable={false}
          onLoad={onLoad}
          onError={onError}
        />
      )}
    </span>
  );
}
