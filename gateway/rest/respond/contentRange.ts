/** `Content-Range`: which of how many rows, `0-24/573`, with `*` for what is not known or not there. */
export function contentRange(first: number, rows: number, total: number | null): string {
  const range = rows > 0 && total !== 0 ? `${first}-${first + rows - 1}` : '*';
  return `${range}/${total ?? '*'}`;
}

/** 206 when these are not all rows, 416 when the first that was asked for is beyond the last. */
export function rangeStatus(first: number, rows: number, total: number | null): 200 | 206 | 416 {
  if (total === null) return 200;
  if (first > total) return 416;
  return rows < total ? 206 : 200;
}
