import styles from './PuzzlePicture.module.css';

/** The places of the small grid's cells. */
const CELLS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

/** The game in one drawing: a phrase with a word missing, and the one picture among nine. Decoration only. */
export function PuzzlePicture() {
  return (
    <svg className={styles['picture']} viewBox="0 0 300 116" aria-hidden="true" focusable="false">
      <path
        className={styles['bubble']}
        d="M22 8h136a22 22 0 0 1 22 22v42a22 22 0 0 1-22 22H70l-24 18.500a4 4 0 0 1-6.400-3.200V94H22A22 22 0 0 1 0 72V30A22 22 0 0 1 22 8z"
      />
      <path className={styles['line']} d="M26 38h44M86 38h66M26 66h30" />
      <rect className={styles['gap']} x="74" y="53" width="78" height="26" rx="8" />
      {CELLS.map(({ row, column }) => (
        <rect
          key={`${row}${column}`}
          className={row === 1 && column === 1 ? styles['chosen'] : styles['cell']}
          x={198 + column * 35}
          y={8 + row * 35}
          width="30"
          height="30"
          rx="8"
        />
      ))}
      <path className={styles['check']} d="M240.500 58.500l6 6 10.500-12" />
    </svg>
  );
}
