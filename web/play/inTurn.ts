/**
 * Does something that the tabs of this browser do one after the other when they have it to do under the same name. On
 * plain http, where browsers offer no locks, they do it as it comes. What one tab has stored may reach the next a moment
 * after its turn has begun: what must not happen twice is for the server to see to.
 */
export function inTurn<T>(name: string, action: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(`twofold:${name}`, action) : action();
}
