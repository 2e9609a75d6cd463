// @ts-check
import { fileURLToPath } from 'node:url'
import nextJest from 'next/jest.js'
import { chooseClient, hashesOfNext, warningOf } from './scripts/support/next-client.mjs'

const withNext = nextJest({ dir: fileURLToPath(new URL('.', import.meta.url)) })
/** Tests that open a database or start a process. The rest is pure, or a page in jsdom. */
const WITH_DATABASE = [
  '<rootDir>/tests/contract/',
  '<rootDir>/tests/race/',
  '<rootDir>/tests/attack/',
  '<rootDir>/tests/evening/',
]
/** Tests of our client against the modules of Next that it was written for (decision 0042). */
const WITH_OUR_CLIENT = '<rootDir>/lib/browser/next-client/'
const NEVER = ['/node_modules/', '/.next', '/.build/', '<rootDir>/tests/e2e/', '<rootDir>/tests/attack/built/']
// What takes a second here may take minutes where everything else runs as well; what never ends still fails. No test has a
// shorter time of its own.
export const TEST_TIMEOUT_MS = 300_000

export default async function config() {
  const project = await projectConfig()
  return {
    testTimeout: TEST_TIMEOUT_MS,
    // Jest leaves one core to its parent, which on two cores means one test at a time.
    maxWorkers: '100%',
    // Up to Node 22 each promise looks into every AsyncLocalStorage that its process ever used, and each test file leaves some: a
    // worker that has grown is replaced, which takes a tenth off the unit tests.
    workerIdleMemoryLimit: '300MB',
    projects: [
      {
        ...project,
        displayName: 'unit',
        testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
        testPathIgnorePatterns: [...NEVER, ...WITH_DATABASE, ...withoutOurClient()],
      },
      {
        ...project,
        displayName: 'contract',
        testMatch: WITH_DATABASE.map((folder) => `${folder}**/*.test.ts`),
        testPathIgnorePatterns: NEVER,
        globalSetup: '<rootDir>/tests/support/shared-databases.mjs',
        globalTeardown: '<rootDir>/tests/support/stop-shared-databases.mjs',
      },
    ],
  }
}

/** What cannot run beside another Next: a module that it imports may be gone. Says so. */
function withoutOurClient() {
  const { client, changed } = chooseClient(hashesOfNext())
  if (client === 'ours') return []
  console.warn(`${warningOf(changed)}\nSkipped: the tests of lib/browser/next-client.`)
  return [WITH_OUR_CLIENT]
}

/** What all our tests share. next/jest ignores ESM packages, so its list is replaced: everything from npm is transformed. */
export async function projectConfig() {
  const base = await withNext({
    testEnvironment: 'node',
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.build'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/tests/support/empty.ts',
    },
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  })()
  return { ...base, transformIgnorePatterns: ['\\.pnp\\.[^\\/]+$', '^.+\\.module\\.(css|sass|scss)$'] }
}
