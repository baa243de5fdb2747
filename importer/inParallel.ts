/**
 * Does something to each item, `limit` at a time. After a failure nothing new is begun, and it rejects with the first
 * failure only once all that was under way has ended, so that a caller can clean up.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      try {
        await act(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (failures.length > 0) throw failures[0];
}
