/**
 * How swc compiles TypeScript to JavaScript in tests.
 * @param {boolean} tsx
 * @returns {import('@swc/core').Options}
 */
export const swcOptions = (tsx) => ({
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
});
