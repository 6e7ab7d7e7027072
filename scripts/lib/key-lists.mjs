import { randomBytes } from 'node:crypto';

/**
 * One step of changing a key, on a comma-separated list: the first key encrypts and signs, all of them decrypt and verify
 * (docs/decisions/0022). `add`: adds a key that only decrypts; `use`: makes it the first; `drop`: removes the older ones.
 * @typedef {'add' | 'use' | 'drop'} Step
 */

/**
 * @param {string} list
 * @param {Step} step
 * @returns {string}
 * @throws {Error} if it is not this step's turn; without any key
 */
export function changeKeys(list, step) {
  const [first = '', ...others] = list.split(',').map((part) => part.trim());
  const added = others.at(-1);
  if (step === 'add') {
    if (added) throw new Error('já há mais de uma chave: termine a troca anterior (use, drop)');
    return [first, randomBytes(32).toString('base64url')].join(',');
  }
  if (!added) throw new Error('há uma chave só: comece com add');
  return step === 'use' ? [added, first, ...others.slice(0, -1)].join(',') : first;
}

/** Variables of `.env` that are lists of keys. */
const KEYS = /^(INTERNAL_KEY_[A-Z]+|LINK_KEY|DATA_KEY)=(.*)$/gm;

/**
 * @param {string} text of `.env`
 * @param {Step} step
 * @returns {{ text: string, names: string[] }} and which variables it changed
 */
export function changeEnvKeys(text, step) {
  /** @type {string[]} */
  const names = [];
  const changed = text.replace(KEYS, (_line, name, list) => {
    names.push(name);
    return `${name}=${changeKeys(list, step)}`;
  });
  return { text: changed, names };
}

/**
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {Step} step
 * @returns {import('./secrets.mjs').Secrets}
 */
export const changeSecretKeys = (secrets, step) => ({
  ...secrets,
  internalKeys: Object.fromEntries(
    Object.entries(secrets.internalKeys).map(([audience, list]) => [audience, changeKeys(list, step)]),
  ),
  dataKey: changeKeys(secrets.dataKey, step),
  linkKey: changeKeys(secrets.linkKey, step),
});
