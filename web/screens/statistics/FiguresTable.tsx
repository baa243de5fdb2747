import styles from './Statistics.module.css';

type FiguresTableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Each row's own heading, and a cell for each further column. */
  readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[];
};

/** What a drawing shows, in words and figures. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ heading, cells }) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
