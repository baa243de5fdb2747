/** Tells whether the server says that there is nothing (any more) at an address. Not when it says nothing at all. */
export async function isMissing(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).status === 404;
  } catch {
    return false;
  }
}
