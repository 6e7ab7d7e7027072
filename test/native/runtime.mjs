import { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';
import { provide } from './globals.mjs';
import { mapOf } from './transform.mjs';

register('./hooks.mjs', import.meta.url);

const require = createRequire(import.meta.url);
/** Where jest-circus keeps its listeners. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');
let loaded = 0;

/**
 * Source maps of the files in a stack trace, as transform.mjs left them.
 * @extends {Map<string, string>}
 */
class SourceMaps extends Map {
  /** @override @param {string} file as the frame names it */
  get(file) {
    return /^file:.*\.tsx?(\?|$)/.test(file) ? mapOf(fileURLToPath(file)) : undefined;
  }
}

// Its types describe what a CommonJS file gets of it; here the default export is the class itself.
const Standard = /** @type {typeof import('jest-runtime').default} */ (/** @type {unknown} */ (JestRuntime));

/**
 * Jest's runtime on Node's own modules: packages and our modules are loaded once a worker instead of once a test file, which took
 * as long as the tests (docs/decisions/0017). The file itself, its setup and the framework that holds its tests are new each time.
 */
export default class NativeRuntime extends Standard {
  /** @override @param {string} file */
  unstable_importModule(file) {
    provide(this.requireModuleOrMock(file, '@jest/globals'));
    loaded += 1;
    return import(`${pathToFileURL(file).href}?${loaded}`);
  }

  /**
   * @override
   * @template [Module=unknown]
   * @param {string} file
   * @returns {Module}
   */
  requireInternalModule(file) {
    Reflect.deleteProperty(globalThis, LISTENERS);
    delete require.cache[file];
    return require(file);
  }

  /** @override */
  getSourceMaps() {
    return new SourceMaps();
  }
}

/** Jest asks for the runtime by `require`, which takes the default export of what says so. */
export const __esModule = true;
