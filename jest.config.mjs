import { swcOptions } from './test/swc.mjs';

/**
 * Native ESM, compiled by swc. Sizes of tests (habit 11): unit · database and HTTP on real parts · web · containers. Journeys run on
 * Playwright Test (e2e/playwright.config.ts).
 */
const swc = (tsx) => ['@swc/jest', swcOptions(tsx)];
const base = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' }, // imports name the compiled JavaScript file
  testEnvironmentOptions: { customExportConditions: ['@acordo/source', 'node', 'node-addons'] },
};

// libvips' idle threads, for tests that render images: if one ends after 15 s at the moment it gets work, that work is lost,
// and the test waits forever (BEFORE_VIPS_ENDS_MS in services/proposals).
process.env['VIPS_MAX_THREADS'] ??= '32';

export default {
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...base,
      displayName: 'unit',
      roots: [
        '<rootDir>/packages',
        '<rootDir>/services',
        '<rootDir>/scripts',
        '<rootDir>/web/src',
        '<rootDir>/web/vite',
      ],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(db|http)\\.test\\.ts$', '/node_modules/'],
    },
    {
      ...base,
      displayName: 'services',
      roots: ['<rootDir>/packages', '<rootDir>/services'],
      testMatch: ['**/*.db.test.ts', '**/*.http.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/empty-redis.ts'],
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
    },
    {
      ...base,
      displayName: 'web',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.test.tsx'],
      testEnvironment: '<rootDir>/web/jest-env.mjs',
      testEnvironmentOptions: { customExportConditions: ['@acordo/source', 'browser'] },
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '\\.css$': '<rootDir>/web/empty-style.mjs',
        // one file for all icons: as two thousand modules, each test file would read and link them again
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
      },
    },
    {
      ...base,
      displayName: 'containers',
      roots: ['<rootDir>/e2e'],
      testMatch: ['**/*.containers.test.ts'],
    },
  ],
};
