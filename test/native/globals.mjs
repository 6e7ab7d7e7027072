/**
 * What `@jest/globals` is in a test that Node loads itself (runtime.mjs). Modules stay from one test file to the next, so
 * each name asks for the file's own at every use.
 */
const KEY = Symbol.for('acordo.jest-globals');

/** @typedef {typeof import('@jest/globals')} Globals */

/** @param {keyof Globals} name */
const own = (name) => Reflect.get(globalThis, KEY)[name];

/** @param {Globals} globals of the test file that begins */
export const provide = (globals) => Reflect.set(globalThis, KEY, globals);

/** @param {keyof Globals} name */
const forward = (name) =>
  new Proxy(() => {}, {
    apply: (_target, _self, args) => own(name)(...args),
    get: (_target, key) => Reflect.get(own(name), key),
  });

export const afterAll = forward('afterAll');
export const afterEach = forward('afterEach');
export const beforeAll = forward('beforeAll');
export const beforeEach = forward('beforeEach');
export const describe = forward('describe');
export const expect = forward('expect');
export const it = forward('it');
export const jest = forward('jest');
export const test = forward('test');
