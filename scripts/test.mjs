// @ts-check
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { findBrowser, findTestBrowser } from './support/browser.mjs'
import { bin, run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'
import { removeAbandonedFolders } from './support/temporary-folders.mjs'
import { summary } from './support/test-summary.mjs'

// Types and lint, unit and contract tests, then the built product under attack and in a real browser. The same for people
// and for CI.
//   npm test                      all of it
//   npm test -- unit [pattern]    pure rules and components; also: contract, attack, e2e (its pattern is a test's title or file)
//   npm test -- --changed         what imports a file that differs from main, as Jest and Playwright find it
const [part, ...patterns] = process.argv.slice(2)
const JEST = {
  unit: 'test-results/unit.json',
  contract: 'test-results/contract.json',
  attack: 'test-results/attack.json',
}
const E2E = ['test-results/e2e.json', 'test-results/e2e-alone.json']
/** Browser tests that measure time: neighbours on the same cores would be measured as well. */
const ALONE = '@alone'
/**
 * What each part took, in seconds.
 * @type {Record<string, number>}
 */
const took = {}
/** @type {Record<string, () => Promise<void>>} */
const parts = { unit: () => jest('unit'), contract, attack, e2e, '--changed': changed }

removeAbandonedFolders()
mkdirSync('test-results', { recursive: true })
for (const file of [...Object.values(JEST), ...E2E]) rmSync(file, { force: true })
if (part && !parts[part]) throw new Error(`No such part: ${part}. There are ${Object.keys(parts).join(', ')}.`)
try {
  if (part && parts[part]) await (part === 'e2e' ? e2e() : timed(part, parts[part]))
  else {
    await timed('check', () => run(process.execPath, ['scripts/check.mjs']))
    // The build waits for itself now and then, the browser tests for pages, and a part's last file for nobody: what they
    // leave of the cores others use.
    const unit = timed('unit', () => jest('unit'))
    await timed('build', build)
    process.env.BUILT_UPSTREAM = '.build/upstream.mjs'
    await Promise.all([unit, timed('contract', contract)])
    // One after the other: attacks take both cores, and a browser test beside them meets a machine that no diner has.
    await e2e()
    await timed('attack', attack)
  }
} finally {
  process.stdout.write(summary({ took, jest: Object.values(JEST), playwright: E2E }))
}

/**
 * One part. What fails in it fails the run, after the other parts have said what fails in them.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function timed(name, work) {
  const start = performance.now()
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
  took[name] = (performance.now() - start) / 1000
}

/** @param {'unit' | 'contract'} project */
function jest(project, paths = patterns) {
  return run(process.execPath, [
    // A page in jsdom is garbage after its test: collected less often, a tenth of their time.
    '--max-semi-space-size=64',
    bin('jest/bin/jest.js'),
    ...['--selectProjects', project, ...reportFlags(project), ...paths],
  ])
}

/** Half of what these take they wait for databases and other processes. */
function contract() {
  return jest('contract', [`--maxWorkers=${Math.ceil(availableParallelism() * 2)}`, ...patterns])
}

async function attack() {
  await build()
  await node('jest/bin/jest.js', '--config', 'tests/attack/jest.config.mjs', ...reportFlags('attack'), ...patterns)
}

/** @param {keyof typeof JEST} name */
function reportFlags(name) {
  return ['--json', `--outputFile=${JEST[name]}`, '--testLocationInResults']
}

/** What the command line chooses, or everything, with what measures time after the rest. */
async function e2e() {
  if (patterns.length) return timed('e2e', () => browserTests(chosen()))
  await timed('e2e', () => browserTests(['--grep-invert', ALONE]))
  await timed('e2e alone', () => browserTests(['--grep', ALONE, '--workers', '1'], 'e2e-alone'))
}

/** @param {string[]} flags */
async function browserTests(flags, results = 'e2e') {
  const whole = process.env.WHOLE_CHROMIUM_PATH || findBrowser()
  Object.assign(process.env, { CHROMIUM_PATH: findTestBrowser(), WHOLE_CHROMIUM_PATH: whole, E2E_RESULTS: results })
  await build()
  await node('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts', ...flags)
}

/** What the patterns of the command line choose: titles, and files. */
function chosen() {
  const [files, titles] = [patterns.filter(isFile), patterns.filter((pattern) => !isFile(pattern))]
  return [...(titles.length ? ['--grep', titles.join(' ')] : []), ...files]
}

async function build() {
  if (isStale('.next/BUILD_ID')) await run(process.execPath, ['scripts/build.mjs'])
}

async function changed() {
  await run(process.execPath, ['scripts/check.mjs'])
  const since = ['--changedSince=main', '--passWithNoTests']
  await jest('unit', since)
  await jest('contract', since)
  await browserTests(['--only-changed=main', '--pass-with-no-tests'])
}

/** @param {string} pattern */
function isFile(pattern) {
  return /\.spec\b|^tests\//.test(pattern)
}

/**
 * @param {string} path
 * @param {string[]} args
 */
function node(path, ...args) {
  return run(process.execPath, [bin(path), ...args])
}
