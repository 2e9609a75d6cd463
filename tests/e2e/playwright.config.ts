import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { headlessShell, wholeBrowser } from './support/launch-options'

/** The headless shell shows no notifications, keeps no screen lit, and leaves some frames empty (support/launch-options.ts). */
const IN_WHOLE_BROWSER = /(embed|panel-tablet)\.spec\.ts$/

/** Results of each run by itself, since `npm test` makes two. */
const results = `../../test-results/${process.env.E2E_RESULTS ?? 'e2e'}`

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: results,
  // `npm test` has one story for each journey of each kind of person; `npm run test:full` has every test.
  grep: process.env.TEST_FULL ? /./ : /@story/,
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  fullyParallel: false,
  // One per core: with four on two slow cores pages were painted half parsed and presses hit states that no diner sees.
  workers: availableParallelism(),
  retries: 0, // A retry that passes would hide a bug.
  // No test takes a quarter of either; a loaded machine needs the margin, and a missing event still fails.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  globalSetup: './support/global-setup.ts',
  use: {
    // A phone; `onBothWidths` of support/test.ts tries a wide screen, too.
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // A service worker would send requests of its own; only its own tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  // The longest in one worker first: started last, it would run alone at the end.
  projects: [
    { name: 'whole browser', testMatch: IN_WHOLE_BROWSER, use: { launchOptions: wholeBrowser } },
    { name: 'headless shell', testIgnore: IN_WHOLE_BROWSER, use: { launchOptions: headlessShell } },
  ],
})
