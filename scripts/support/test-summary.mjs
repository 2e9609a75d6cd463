// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * @typedef {{ file: string, ms: number, passed: number, failures: string[] }} FileResult
 * @typedef {{ fullName: string, status: string, location?: { line: number } | null, failureMessages?: string[] }} JestTest
 * @typedef {{ name: string, startTime: number, endTime: number, status: string, message: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ status: string, results: { duration: number, errors: { message?: string }[] }[] }} BrowserRun
 * @typedef {{ title: string, specs: { title: string, file: string, line: number, tests: BrowserRun[] }[], suites?: Suite[] }} Suite
 */

const SLOWEST = 10
const REASON_LINES = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours that a terminal is told to show
const COLOURS = /\u001b\[\d+(;\d+)*m/g

/**
 * The end of a test run: the time of each part and its share, the ten slowest files, each failure with its reason,
 * and the count.
 * @param {Record<string, number>} took seconds by part
 * @param {string[]} reports names of files in `folder`, of Jest or Playwright; missing files are skipped
 */
export function summary(took, reports, folder = 'test-results') {
  const files = reports.flatMap((name) => filesOf(`${folder}/${name}.json`))
  const failures = files.flatMap((file) => file.failures)
  const total = Object.values(took).reduce((sum, seconds) => sum + seconds, 0)
  const parts = Object.entries(took).map(([p, s]) => `${p} ${Math.round(s)} s (${Math.round((100 * s) / total)} %)`)
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  return [
    `\n${parts.join(', ')}`,
    'slowest files:',
    ...slowest.map(({ file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`),
    ...(failures.length > 0 ? ['failed:', ...failures] : []),
    `${files.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed\n`,
  ].join('\n')
}

/** @param {string} path @returns {FileResult[]} */
function filesOf(path) {
  if (!existsSync(path)) return []
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return report.testResults ? report.testResults.map(jestFile) : report.suites.map(browserFile)
}

/** @param {JestFile} result @returns {FileResult} */
function jestFile({ name, startTime, endTime, status, message, assertionResults }) {
  const file = relative('.', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const failures = failed.map(({ fullName, location, failureMessages = [] }) =>
    failure(`${file}:${location?.line ?? 1}`, fullName, failureMessages[0]),
  )
  // A suite that does not compile has no tests, and must not count as passed.
  if (status === 'failed' && failed.length === 0) failures.push(failure(file, 'could not run', message))
  const passed = assertionResults.filter((test) => test.status === 'passed').length
  return { file, ms: endTime - startTime, passed, failures }
}

/** @param {Suite} suite of one file @returns {FileResult} */
function browserFile(suite) {
  const runs = runsOf(suite, [])
  const ms = runs.reduce((sum, run) => sum + run.results.reduce((all, { duration }) => all + duration, 0), 0)
  const failures = runs
    .filter(({ status }) => status !== 'expected' && status !== 'skipped')
    .map(({ at, title, results }) => failure(at, title, results.flatMap(({ errors }) => errors)[0]?.message))
  return {
    file: `tests/e2e/${suite.title}`,
    ms,
    passed: runs.filter(({ status }) => status === 'expected').length,
    failures,
  }
}

/**
 * @param {Suite} suite
 * @param {string[]} groups titles of the groups around its tests: a width, for example
 * @returns {(BrowserRun & { at: string, title: string })[]}
 */
function runsOf({ specs, suites = [] }, groups) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((run) => ({ ...run, at: `tests/e2e/${file}:${line}`, title: [...groups, title].join(' › ') })),
  )
  return [...own, ...suites.flatMap((group) => runsOf(group, [...groups, group.title]))]
}

/** The first lines of a failed test's message, since a log is often read from its end. */
function failure(/** @type {string} */ at, /** @type {string} */ title, reason = '') {
  const lines = reason.replace(COLOURS, '').split('\n')
  const reasons = lines.filter((line) => line.trim()).slice(0, REASON_LINES)
  return [`  ${at}  ${title}`, ...reasons.map((line) => `      ${line.slice(0, 200)}`)].join('\n')
}
