import { statfsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Memory that the processes of a few browsers share at once, with a margin. */
const SHARED_MEMORY_BYTES = 1e9
// Playwright lets them share files on the disk, since a container often has 64 MB; in memory a page load costs 4 % less.
const ignoreDefaultArgs = sharedMemoryBytes() > SHARED_MEMORY_BYTES ? ['--disable-dev-shm-usage'] : []
const ARGS = ['--no-sandbox', '--disable-background-networking']

/** Launch options of most tests: the headless shell where there is one (scripts/support/browser.mjs). */
export const headlessShell: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ARGS,
  ignoreDefaultArgs,
}

/** The whole browser: in the headless shell a form posted from a frame leaves the frame empty once requests are intercepted. */
export const wholeBrowser: LaunchOptions = {
  executablePath: process.env.WHOLE_CHROMIUM_PATH || '/usr/bin/chromium',
  args: ARGS,
  ignoreDefaultArgs,
}

function sharedMemoryBytes(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize
  } catch {
    return 0
  }
}
