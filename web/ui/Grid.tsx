import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './Grid.module.css';
import { GridCell } from './GridCell.tsx';
import { gridMove } from './gridMove.ts';
import { Magnifier } from './Magnifier.tsx';

/** A picture to choose; `id` names it to whoever is told of the choice. */
export type GridPicture = { readonly id: string; readonly src: string; readonly alt: string };

type GridProps = {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  /** Pictures in a row, and rows. */
  readonly size: 3 | 4;
  /** Row by row from the top left. */
  readonly pictures: readonly GridPicture[];
  readonly chosen: string | null;
  /** A picture was pressed: also the chosen one, which takes the choice back. */
  readonly onPick: (id: string) => void;
  /** Shows the choice without letting it be changed. */
  readonly isLocked?: boolean;
  /** The words on the buttons. */
  readonly words: GridWords;
};

export type GridWords = {
  readonly enlarge: (alt: string) => string;
  readonly reload: (alt: string) => string;
  readonly close: string;
  /** How to look closer at an enlarged picture. */
  readonly zoom: string;
};

/**
 * A square of pictures of which one can be chosen: a radio group in which arrow keys move without choosing, the space
 * bar chooses, and choosing the same picture again chooses none. Each picture can be enlarged: by the magnifier in its
 * corner, which is small where sixteen pictures share a phone, or by a long press anywhere on it.
 */
export function Grid({ label, size, pictures, chosen, onPick, isLocked = false, words }: GridProps) {
  const element = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const [enlarged, setEnlarged] = useState<GridPicture | null>(null);
  const chosenIndex = pictures.findIndex((picture) => picture.id === chosen);
  // Tab enters at the cell left last, else at the choice, else at the first one.
  const entry = active ?? Math.max(chosenIndex, 0);

  function moveByKey(event: KeyboardEvent) {
    const isControl = event.ctrlKey || event.metaKey;
    const target = gridMove(entry, event.key, size, isControl);
    // With these an arrow belongs to the browser: back, forward, select.
    if (target === null || event.altKey || event.shiftKey || (isControl && event.key.startsWith('Arrow')))
      return;
    event.preventDefault();
    element.current?.querySelectorAll<HTMLElement>('[role=radio]')[target]?.focus();
  }

  return (
    <>
      <div
        ref={element}
        className={styles['grid']}
        role="radiogroup"
        aria-label={label}
        aria-disabled={isLocked || undefined}
        data-size={size}
        onKeyDown={moveByKey}
      >
        {pictures.map((picture, index) => (
          <GridCell
            key={picture.id}
            picture={picture}
            isChosen={picture.id === chosen}
            isEntry={index === entry}
            isLocked={isLocked}
            words={words}
            onFocus={() => setActive(index)}
            onPick={onPick}
            onEnlarge={setEnlarged}
          />
        ))}
      </div>
      {enlarged && (
        <Magnifier
          src={enlarged.src}
          alt={enlarged.alt}
          hint={words.zoom}
          closeLabel={words.close}
          onClose={() => setEnlarged(null)}
        />
      )}
    </>
  );
}
