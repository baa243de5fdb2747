import type { GridPicture, GridWords } from './Grid.tsx';
import styles from './GridCell.module.css';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { useLongPress } from './useLongPress.ts';
import { usePicture } from './usePicture.ts';

type GridCellProps = {
  readonly picture: GridPicture;
  readonly isChosen: boolean;
  /** Tab stops here: one cell of the grid at a time, the arrow keys do the rest. */
  readonly isEntry: boolean;
  readonly isLocked: boolean;
  readonly words: GridWords;
  readonly onFocus: () => void;
  readonly onPick: (id: string) => void;
  readonly onEnlarge: (picture: GridPicture) => void;
};

/** One picture of a grid, with the button that enlarges it, or that asks for it again when it is missing. */
export function GridCell(props: GridCellProps) {
  const { picture, isChosen, isEntry, isLocked, words, onFocus, onPick, onEnlarge } = props;
  const { id, src, alt } = picture;
  const loading = usePicture();
  const isMissing = loading.status === 'missing';
  const tabIndex = isEntry ? 0 : -1;
  const press = useLongPress(() => !isMissing && onEnlarge(picture));
  return (
    <div className={styles['cell']} onFocus={onFocus}>
      <button
        type="button"
        role="radio"
        className={styles['picture']}
        aria-checked={isChosen}
        aria-label={alt}
        aria-disabled={isLocked || undefined}
        tabIndex={tabIndex}
        {...press.handlers}
        onClick={(event) => {
          if (!press.wasLong(event) && !isLocked) onPick(id);
        }}
      >
        <Picture src={src} alt={alt} picture={loading} />
        <span className={styles['mark']}>
          <Icon shape="check" size={18} />
        </span>
      </button>
      <button
        type="button"
        className={styles['corner']}
        aria-label={isMissing ? words.reload(alt) : words.enlarge(alt)}
        tabIndex={tabIndex}
        onClick={isMissing ? loading.reload : () => onEnlarge(picture)}
      >
        <span className={styles['sign']}>
          <Icon shape={isMissing ? 'reload' : 'enlarge'} />
        </span>
      </button>
    </div>
  );
}
