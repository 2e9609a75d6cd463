import { mkdirSync, readFileSync } from 'node:fs'
import { findBrowser } from './support/browser.mjs'
import { bin, run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'

// Types and lint, unit and contract tests, then the built product in a real browser. The same for people and for CI.
const node = (path, ...args) => run(process.execPath, [bin(path), ...args])

mkdirSync('test-results', { recursive: true })
await run(process.execPath, ['scripts/check.mjs'])
await node('jest/bin/jest.js', '--json', '--outputFile=test-results/unit.json')
process.env.CHROMIUM_PATH = findBrowser()
if (isStale('.next/BUILD_ID')) await run(process.execPath, ['scripts/build.mjs'])
await node('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts')

const unit = JSON.parse(readFileSync('test-results/unit.json', 'utf8'))
const { stats } = JSON.parse(readFileSync('test-results/e2e.json', 'utf8'))
process.stdout.write(
  `\n${unit.numPassedTests + stats.expected} passed, ${unit.numFailedTests + stats.unexpected} failed\n`,
)
