import { fileURLToPath } from 'node:url'
import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: fileURLToPath(new URL('.', import.meta.url)) })
/** Tests that open a database or start a process. The rest is pure, or a page in jsdom. */
const WITH_DATABASE = ['<rootDir>/tests/contract/', '<rootDir>/tests/race/', '<rootDir>/tests/attack/']
const NEVER = ['/node_modules/', '/.next', '/.build/', '<rootDir>/tests/e2e/', '<rootDir>/tests/attack/built/']

/** next/jest ignores ESM packages, so its answer is awaited and the list replaced: everything from npm is transformed. */
export default async function config() {
  const base = await withNext({
    testEnvironment: 'node',
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.build'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/support/empty.ts' },
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  })()
  const shared = { ...base, transformIgnorePatterns: ['\\.pnp\\.[^\\/]+$', '^.+\\.module\\.(css|sass|scss)$'] }
  return {
    // What a second does here, half a minute may do where everything else runs as well.
    testTimeout: 120_000,
    // Jest leaves one core to its parent, which on two cores means one test at a time.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        displayName: 'unit',
        testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
        testPathIgnorePatterns: [...NEVER, ...WITH_DATABASE],
      },
      {
        ...shared,
        displayName: 'contract',
        testMatch: WITH_DATABASE.map((folder) => `${folder}**/*.test.ts`),
        testPathIgnorePatterns: NEVER,
        globalSetup: '<rootDir>/tests/support/shared-databases.mjs',
        globalTeardown: '<rootDir>/tests/support/stop-shared-databases.mjs',
      },
    ],
  }
}
