/** The day that a moment belongs to where this device is, as `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const [year, month, date] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** Milliseconds from a moment to the beginning of the next day there, however long the night is. */
export function millisecondsToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
