import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { endingStorages } from '../ending-storages.mjs';

/**
 * Puts back what a file set on an object, when the file ends.
 * @param {object} target
 */
function remembering(target) {
  /** @type {Map<PropertyKey, PropertyDescriptor | undefined>} what stood in a name's place */
  const before = new Map();
  return {
    /** @param {PropertyKey} key @param {unknown} value */
    set(key, value) {
      if (!before.has(key)) before.set(key, Reflect.getOwnPropertyDescriptor(target, key));
      return Reflect.set(target, key, value);
    },
    restore() {
      for (const [key, descriptor] of before) {
        Reflect.deleteProperty(target, key);
        if (descriptor) Object.defineProperty(target, key, descriptor);
      }
    },
  };
}

/** Of a stack trace: enough to see from a rule to the test that called it. */
const FRAMES = 25;

/**
 * Node itself as the environment of a test, without a context of its own (runtime.mjs). What Jest and the file set on it, such as
 * a time limit or an environment variable, ends with the file.
 */
class NativeEnvironment {
  /** @type {null} timers of before Jest 27 */
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  #variables = { ...process.env };
  #globals = remembering(globalThis);

  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    // Jest changes these two for a file; the worker's own stay as they are
    /** @type {Record<PropertyKey, unknown>} */
    const own = { process: Object.create(process), console };
    this.global = new Proxy(globalThis, {
      get: (target, key) => Reflect.get(key in own ? own : target, key),
      set: (_target, key, value) =>
        key in own ? Reflect.set(own, key, value) : this.#globals.set(key, value),
    });
  }

  /** Jest asks for a hundred frames. Each is taken for every error, and matchers make one at every use. */
  async setup() {
    Error.stackTraceLimit = FRAMES;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.#globals.restore();
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
  }

  /** Node's modules are resolved by hooks.mjs. */
  exportConditions() {
    return [];
  }

  /** @returns {null} */
  getVmContext() {
    return null;
  }
}

export default endingStorages(NativeEnvironment);
