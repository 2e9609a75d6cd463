// @ts-check
import { mkdirSync, rmSync } from 'node:fs'
import { findBrowser, findTestBrowser } from './support/browser.mjs'
import { bin, run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'
import { removeAbandonedFolders } from './support/temporary-folders.mjs'
import { summary } from './support/test-summary.mjs'

// npm test                          what finds faults, in about a quarter of an hour: for people and for CI
// npm run test:full                 all there is: both databases, races, kills, every browser test, every attack
// npm test -- PART [pattern…]       one part: unit, contract, attack, or e2e (its patterns are files). The same with test:full
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
  // Half of their time they wait for a database or a process; to replace a worker that has grown costs more than what it saves.
  contract: () => jest('contract', '--maxWorkers=3', '--workerIdleMemoryLimit=800MB'),
  attack: () => jest('attack', '--runInBand', '--forceExit'), // A hook that failed may leave a process behind.
  e2e: () => playwright('e2e', ...(isFull && !patterns.length ? ['--grep-invert', '@alone'] : patterns)),
  'e2e-alone': () => playwright('e2e-alone', '--grep', '@alone', '--workers', '1'), // Neighbours would be measured as well.
}

removeAbandonedFolders()
mkdirSync('test-results', { recursive: true })
for (const name of REPORTS) rmSync(`test-results/${name}.json`, { force: true })
if (part && !parts[part]) throw new Error(`No such part: ${part}. There are ${Object.keys(parts).join(', ')}.`)
try {
  if (part) await inTurn(...(['attack', 'e2e'].includes(part) ? ['build', part] : [part]))
  else {
    const built = inTurn('build')
    // The quick attacks wait most of their time. Those of the whole run measure, as browsers do: after all that works.
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
 * Parts one after the other. A part that fails fails the run, after all have said what fails in them.
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
  // A page in jsdom is garbage after its test: collected less often, a tenth of their time.
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
