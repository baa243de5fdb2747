/** A `Storage` that lives as long as the test that made it: Node has none. */
export function memoryStorage(): Storage {
  return Object.create(methods) as Storage;
}

// As in a browser, the entries are the storage's own keys, and what can be done with it is inherited.
const methods = {
  getItem(this: Storage, key: string) {
    const text: unknown = Object.hasOwn(this, key) ? this[key] : null;
    return typeof text === 'string' ? text : null;
  },
  setItem(this: Storage, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: Storage, key: string) {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- this is what a storage is
    delete this[key];
  },
};
