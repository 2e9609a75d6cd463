// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The headless shell costs 0.7 s of CPU a page where the whole browser takes 1.1 s (docs/PERFORMANCE.md).
const SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * The path of a Chromium for tests: the system's headless shell, else that of findBrowser. Throws where there is
 * none.
 */
export function findTestBrowser() {
  return !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findBrowser()
}

/**
 * The path of a Chromium: the system's, else Playwright's, else the Debian package, which is installed. Throws where
 * there is none.
 * @returns {string}
 */
export function findBrowser() {
  return (
    found() ??
    installed(() => quietly('npx', ['playwright', 'install', 'chromium'])) ??
    installed(debianPackage) ??
    missing()
  )
}

function found() {
  return [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** @param {() => void} install */
function installed(install) {
  try {
    install()
  } catch {
    return undefined // the next way is tried; missing() reports the failure of the last one
  }
  return found()
}

function debianPackage() {
  quietly('apt-get', ['update', '-qq'])
  quietly('apt-get', ['install', '-y', '-qq', 'chromium'])
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function quietly(command, args) {
  execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
}

/** @returns {never} */
function missing() {
  throw new Error('No Chromium: install one and name it in CHROMIUM_PATH, or run `npx playwright install chromium`.')
}
