// @ts-check
import { mkdirSync, rmSync } from 'node:fs'
import { findBrowser, findTestBrowser } from './support/browser.mjs'
import { bin, run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'
import { removeAbandonedFolders } from './support/temporary-folders.mjs'
import { summary } from './support/test-summary.mjs'

// npm test                     the tests for people and for CI, about a quarter of an hour
// npm run test:full            all tests: both databases, races, kills, every browser test, every attack
// npm test -- PART [pattern…]  one part: unit, contract, attack, or e2e (its patterns are files). The same with test:full
const isFull = process.argv[2] === 'full'
const [part, ...patterns] = process.argv.slice(isFull ? 3 : 2)
if (isFull) process.env.TEST_FULL = '1' // Read by the settings of Jest and Playwright, and by tests.
const REPORTS = ['unit', 'contract', 'attack', 'e2e', 'e2e-alone']
/** @type {Record<string, number>} seconds of each part */
const took = {}
/** @type {Record<string, () => Promise<void>>} */
const parts = {
  check: () => run(process.execPath, ['scripts/check.mjs']),
  build: async () => (isStale('.next/BUILD_ID') ? run(process.execPath, ['scripts/build.mjs']) : undefined),
  unit: () => jest('unit'),
  // These tests wait half of their time for a database or a process; replacing a grown worker would cost more than it
  // saves.
  contract: () => jest('contract', '--maxWorkers=3', '--workerIdleMemoryLimit=800MB'),
  attack: () => jest('attack', '--runInBand', '--forceExit'), // a failed hook may leave a process behind
  e2e: () => playwright('e2e', ...(isFull && !patterns.length ? ['--grep-invert', '@alone'] : patterns)),
  'e2e-alone': () => playwright('e2e-alone', '--grep', '@alone', '--workers', '1'), // other tests distort it
}

removeAbandonedFolders()
mkdirSync('test-results', { recursive: true })
for (const name of REPORTS) rmSync(`test-results/${name}.json`, { force: true })
if (part && !parts[part]) throw new Error(`No such part: ${part}. There are ${Object.keys(parts).join(', ')}.`)
try {
  if (part) await inTurn(...(['attack', 'e2e'].includes(part) ? ['build', part] : [part]))
  else {
    const built = inTurn('build')
    // The quick attacks mostly wait. The attacks of the full run measure time, as browsers do, so they run after the
    // rest.
    await Promise.all([
      inTurn('check', 'unit').then(() => (isFull ? undefined : built.then(() => inTurn('attack')))),
      built.then(() => inTurn('contract')),
    ])
    await inTurn('e2e', ...(isFull ? ['e2e-alone', 'attack'] : []))
  }
} finally {
  process.stdout.write(summary(took, REPORTS))
}

/**
 * Runs parts one after the other. A failed part fails the run, after all parts have reported.
 * @param {string[]} names
 */
async function inTurn(...names) {
  for (const name of names) {
    const start = performance.now()
    try {
      await parts[name]?.()
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
      process.exitCode = 1
    }
    took[name] = (performance.now() - start) / 1000
    if (name === 'build') process.env.BUILT_UPSTREAM = '.build/upstream.mjs'
  }
}

/** @param {string} project @param {string[]} flags */
function jest(project, ...flags) {
  const report = ['--json', `--outputFile=test-results/${project}.json`, '--testLocationInResults']
  // A jsdom page is garbage after its test: collecting less often saves a tenth of the time.
  const command = ['--max-semi-space-size=64', bin('jest/bin/jest.js'), ...patterns]
  return run(process.execPath, [...command, `--selectProjects=${project}`, ...report, ...flags])
}

/** @param {string} results @param {string[]} flags */
function playwright(results, ...flags) {
  const whole = process.env.WHOLE_CHROMIUM_PATH || findBrowser()
  const env = { CHROMIUM_PATH: findTestBrowser(), WHOLE_CHROMIUM_PATH: whole, E2E_RESULTS: results }
  const command = [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/e2e/playwright.config.ts']
  return run(process.execPath, [...command, ...flags], env)
}
