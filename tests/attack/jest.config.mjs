import { fileURLToPath } from 'node:url'
import rootConfig from '../../jest.config.mjs'

/** The attacks that need the built product: one stack for all of them, one file after the other. */
export default async function config() {
  return {
    ...(await rootConfig()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    testMatch: ['<rootDir>/tests/attack/built/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/'],
    globalSetup: '<rootDir>/tests/attack/built/support/global-setup.ts',
    globalTeardown: '<rootDir>/tests/attack/built/support/global-teardown.ts',
    maxWorkers: 1,
  }
}
