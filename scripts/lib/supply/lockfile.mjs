import {
  BUILD_ONLY,
  DENIED,
  HOSTS,
  INSTALL_SCRIPTS,
  LICENCES,
  READ_BY_HAND,
  TOOL_LICENCES,
} from './policy.mjs';

/**
 * @typedef {{
 *   version?: string, resolved?: string, integrity?: string, license?: string, dev?: boolean, optional?: boolean,
 *   link?: boolean, inBundle?: boolean, hasInstallScript?: boolean,
 * }} Locked one package of package-lock.json (version 3)
 * @typedef {{ name: string, version: string, licence: string, tool: boolean, locked: Locked }} Package
 */

/**
 * What the lockfile installs from outside, without our own packages.
 * @param {Record<string, Locked>} packages
 * @returns {Package[]}
 */
export function packagesOf(packages) {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, locked]) => {
      const name = place.split('node_modules/').at(-1) ?? '';
      const byHand = /** @type {Record<string, string>} */ (READ_BY_HAND)[name];
      return {
        name,
        version: locked.version ?? '',
        licence: locked.license ?? byHand ?? '',
        tool: locked.dev === true || BUILD_ONLY.test(name),
        locked,
      };
    });
}

/**
 * Each violation of the policy as a sentence; none if everything may be installed.
 * @param {Package[]} packages
 */
export function problemsOf(packages) {
  return packages.flatMap((one) => {
    const { name, version, licence, tool, locked } = one;
    /** @type {string[]} */
    const problems = [];
    const refuse = (/** @type {string} */ why) => problems.push(`${name}@${version} ${why}`);
    // A bundled package comes inside another one's archive, whose hash covers it.
    if (!locked.inBundle) {
      if (!HOSTS.includes(hostOf(locked.resolved))) refuse(`comes from ${locked.resolved ?? 'nowhere'}`);
      if (!locked.integrity?.startsWith('sha512-')) refuse('has no SHA-512');
    }
    if (!isAllowed(licence, tool ? [...LICENCES, ...TOOL_LICENCES] : LICENCES))
      refuse(`has the licence '${licence}'`);
    if (locked.hasInstallScript && !Object.hasOwn(INSTALL_SCRIPTS, name))
      refuse('wants to run an install script');
    for (const denied of DENIED)
      if (denied.name === name && denied.versions(version)) refuse(`is denied: ${denied.why}`);
    return problems;
  });
}

/** @param {string | undefined} address */
function hostOf(address) {
  try {
    const { protocol, host } = new URL(address ?? '');
    return protocol === 'https:' ? host : '';
  } catch {
    return '';
  }
}

/**
 * An SPDX expression of names, AND and OR: all of `AND`, one of `OR`, without nesting, as packages write it.
 * @param {string} expression
 * @param {readonly string[]} allowed
 */
export function isAllowed(expression, allowed) {
  const whole = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(whole)) return false;
  return whole.split(' OR ').some((all) => all.split(' AND ').every((name) => allowed.includes(name)));
}
