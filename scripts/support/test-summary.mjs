// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * @typedef {{ title: string, at: string, ms: number, outcome: string, reason?: string }} Test
 * @typedef {{ fullName: string, status: string, duration?: number | null, location?: { line: number } | null, failureMessages?: string[] }} JestTest
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: JestTest[] }[] }} JestReport
 * @typedef {{ status: string, results: { duration: number, errors: { message?: string }[] }[] }} PlaywrightRun
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightRun[] }} PlaywrightSpec
 * @typedef {{ suites: PlaywrightSuite[] }} PlaywrightReport
 * @typedef {{ title: string, specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

const SLOWEST = 10
const REASON_LINES = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours that a terminal is told to show
const COLOURS = /\u001b\[\d+(;\d+)*m/g

/**
 * The end of a test run: how long its parts took, how many passed and failed, the slowest ten, and each failure, all with
 * file and line.
 * @param {{ took?: Record<string, number>, jest: string[], playwright: string[] }} reports seconds by part; files, of which
 *   those that were not written count nothing
 */
export function summary({ took = {}, jest, playwright }) {
  const tests = [
    ...jest.flatMap((file) => testsOf(file, jestTests)),
    ...playwright.flatMap((file) => testsOf(file, playwrightTests)),
  ]
  const failed = tests.filter(({ outcome }) => outcome === 'failed')
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length
  return [
    `\n${Object.entries(took)
      .map(([part, seconds]) => `${part} ${Math.round(seconds)} s`)
      .join(', ')}`,
    'slowest:',
    ...slowest.map(({ ms, ...test }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${lineOf(test)}`),
    ...(failed.length > 0 ? ['failed:', ...failed.flatMap((test) => [`  ${lineOf(test)}`, ...reasonOf(test)])] : []),
    `${passed} passed, ${failed.length} failed\n`,
  ].join('\n')
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Test[]} read
 * @returns {Test[]}
 */
function testsOf(file, read) {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/**
 * @param {JestReport} report
 * @returns {Test[]}
 */
function jestTests({ testResults }) {
  return testResults.flatMap(
    /** @returns {Test[]} */ ({ name, status, message, assertionResults }) => {
      const file = relative('.', name)
      // A suite that does not compile has no tests, and must not pass for none.
      if (status === 'failed' && assertionResults.length === 0) {
        const [title = file] = message.split('\n')
        return [{ title, at: file, ms: 0, outcome: 'failed', reason: message }]
      }
      return assertionResults.map(({ fullName, status: outcome, duration, location, failureMessages = [] }) => ({
        title: fullName,
        at: `${file}:${location?.line ?? 1}`,
        ms: duration ?? 0,
        outcome,
        reason: failureMessages[0],
      }))
    },
  )
}

/**
 * @param {PlaywrightReport} report whose outermost suites are files
 * @returns {Test[]}
 */
function playwrightTests({ suites }) {
  return suites.flatMap((file) => playwrightTestsOf(file, []))
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} groups titles of the groups around its tests: a width, for example
 * @returns {Test[]}
 */
function playwrightTestsOf({ specs, suites = [] }, groups) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => ({
      title: [...groups, title].join(' › '),
      at: `tests/e2e/${file}:${line}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      reason: results.flatMap(({ errors }) => errors)[0]?.message,
    })),
  )
  return [...own, ...suites.flatMap((group) => playwrightTestsOf(group, [...groups, group.title]))]
}

/**
 * The beginning of what a failed test said: whoever reads only the end of a log learns why.
 * @param {Test} test
 */
function reasonOf({ reason = '' }) {
  const lines = reason
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim())
  return lines.slice(0, REASON_LINES).map((line) => `      ${line.slice(0, 200)}`)
}

/** @param {Pick<Test, 'at' | 'title'>} test */
function lineOf({ at, title }) {
  return `${at}  ${title}`
}
