import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Jest's runner keeps the test that runs in an AsyncLocalStorage, a new one for each file, and leaves it enabled. Before
 * Node 24 every promise is marked with every enabled storage, so that the fiftieth file of a worker makes its promises
 * (modules are linked by thousands of them) several times slower than the first. What a file enabled, ends with it.
 * @type {Set<AsyncLocalStorage<unknown>>}
 */
const enabled = new Set();
for (const name of /** @type {const} */ (['run', 'enterWith'])) {
  const original = AsyncLocalStorage.prototype[name];
  Object.defineProperty(AsyncLocalStorage.prototype, name, {
    /** @this {AsyncLocalStorage<unknown>} @param {unknown[]} args */
    value(...args) {
      enabled.add(this);
      return Reflect.apply(original, this, args);
    },
  });
}

/**
 * The compiler takes no other arguments for a class that extends a given one (TS2545).
 * @template {new (...args: any[]) => { teardown(): Promise<void> }} Base
 * @param {Base} Base environment of Jest
 */
export const endingStorages = (Base) =>
  class extends Base {
    /** @override */
    async teardown() {
      await super.teardown();
      for (const storage of enabled) storage.disable();
      enabled.clear();
    }
  };
