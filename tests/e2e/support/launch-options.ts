import type { LaunchOptions } from '@playwright/test'

const ARGS = ['--no-sandbox', '--disable-background-networking']

/** How the browser of most tests starts: the headless shell where there is one (scripts/support/browser.mjs). */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ARGS,
}

/** The whole browser: in the headless shell a form posted from a frame leaves the frame empty once requests are intercepted. */
export const wholeBrowser: LaunchOptions = {
  executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ARGS,
}
