import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/** A service has started by then, so what only a start needs is kept, too. */
export const STARTED_MS = 15_000;

/**
 * A program that was joined into few files (service-bundle.mjs), and what V8 compiled of it the last time: half of a start is
 * compiling, and Node 20 keeps that for nobody (docs/decisions/0018).
 * @param {string} entry path of the file to start, `.cjs`; the others lie beside it
 */
export function joinedCode(entry) {
  const folder = path.dirname(entry);
  const names = new Set(fs.readdirSync(folder).filter((name) => name.endsWith('.cjs')));
  const kept = path.join(folder, `compiled-${path.basename(entry, '.cjs')}-${process.version}`);
  const isKept = fs.existsSync(kept);
  /** @type {Map<string, { script: vm.Script, module: { exports: unknown } }>} by name of the file */
  const loaded = new Map();

  const compiled = (/** @type {string} */ name) => {
    const file = path.join(kept, name);
    return fs.existsSync(file) ? { cachedData: fs.readFileSync(file) } : {};
  };

  /** @param {string} name @returns {unknown} */
  function load(name) {
    const known = loaded.get(name);
    if (known) return known.module.exports;
    const filename = path.join(folder, name);
    const code = Module.wrap(fs.readFileSync(filename, 'utf8'));
    const script = new vm.Script(code, { filename, ...compiled(name) });
    const module = { exports: {} };
    loaded.set(name, { script, module });
    const outside = createRequire(filename);
    const require = (/** @type {string} */ id) =>
      id.startsWith('./') && names.has(id.slice(2)) ? load(id.slice(2)) : outside(id);
    script.runInThisContext()(module.exports, Object.assign(require, outside), module, filename, folder);
    return module.exports;
  }

  return {
    /** Whether there is nothing to keep any more. */
    isKept,
    /** Runs it. @returns what it exports */
    run: () => load(path.basename(entry)),
    /** Files whose code was taken from what is kept. */
    taken: () =>
      [...loaded].filter(([, { script }]) => script.cachedDataRejected === false).map(([name]) => name),
    /** Keeps what is compiled by now: whole or not at all, since another process may do or read the same. */
    keep() {
      const draft = `${kept}.${process.pid}`;
      try {
        fs.mkdirSync(draft);
        for (const [name, { script }] of loaded)
          fs.writeFileSync(path.join(draft, name), script.createCachedData());
        fs.renameSync(draft, kept);
      } catch {
        fs.rmSync(draft, { recursive: true, force: true }); // others did meanwhile, or there is no room: it runs all the same
      }
    },
  };
}
