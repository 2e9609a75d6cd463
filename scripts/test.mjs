import { mkdirSync, readFileSync } from 'node:fs'
import { findBrowser } from './support/browser.mjs'
import { bin, run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'

// Types and lint, unit and contract tests, then the built product under attack and in a real browser. The same for people and for CI.
const node = (path, ...args) => run(process.execPath, [bin(path), ...args])

mkdirSync('test-results', { recursive: true })
await run(process.execPath, ['scripts/check.mjs'])
await node('jest/bin/jest.js', '--json', '--outputFile=test-results/unit.json')
process.env.CHROMIUM_PATH = findBrowser()
if (isStale('.next/BUILD_ID')) await run(process.execPath, ['scripts/build.mjs'])
await node(
  'jest/bin/jest.js',
  '--config',
  'tests/attack/jest.config.mjs',
  '--json',
  '--outputFile=test-results/attack.json',
)
await node('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts')

const read = (name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'))
const [unit, attacks, { stats }] = [read('unit'), read('attack'), read('e2e')]
const passed = unit.numPassedTests + attacks.numPassedTests + stats.expected
const failed = unit.numFailedTests + attacks.numFailedTests + stats.unexpected
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
