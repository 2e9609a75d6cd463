import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { portFor, waitFor } from '../support/ports.mjs'
import { median } from './throughput.mjs'

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/**
 * Lighthouse's four mobile scores, layout shift, largest paint, blocking time and bytes of each page: the median of three
 * runs. A checkout is measured with a dish in the cart.
 */
export async function lighthouseOf(urls, executablePath) {
  const port = await portFor(0, '127.0.0.1')
  const profile = mkdtempSync(join(tmpdir(), 'nakryte-lighthouse-'))
  const browser = spawn(executablePath, [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`], {
    stdio: 'ignore',
  })
  await waitFor(`http://127.0.0.1:${port}/json/version`)
  try {
    const scores = []
    for (const url of urls) {
      const isCheckout = new URL(url).pathname.endsWith('/zamow')
      if (isCheckout) await fillCart(url.replace(/\/zamow$/, ''), port)
      scores.push(await scoresOf(url, port, { disableStorageReset: isCheckout }))
    }
    return scores
  } finally {
    // The profile is written to until the browser is really gone.
    const gone = once(browser, 'exit')
    browser.kill('SIGKILL')
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}

/** Puts a menu's first dish into the cart of the browser at `port`. */
async function fillCart(menuUrl, port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  await page.goto(menuUrl, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /^(Wybierz|Dodaj): / })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  const add = sheet.getByRole('button', { name: /^Dodaj/ })
  await add.waitFor()
  for (const question of await sheet.getByRole('group').all()) {
    const first = question.getByRole('radio').first()
    if (await first.count()) await first.press('Space')
  }
  await add.press('Enter')
  await sheet.waitFor({ state: 'hidden' })
  await page.close()
  await browser.close()
}

async function scoresOf(url, port, settings) {
  const runs = []
  for (let run = 0; run < 3; run++) {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...settings })
    const failed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    runs.push({
      ...lhr.categories,
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
      largestPaintMs: lhr.audits['largest-contentful-paint'].numericValue,
      largest: lhr.audits['largest-contentful-paint-element'].details?.items?.[0]?.items?.[0]?.node?.selector ?? '',
      blockingMs: lhr.audits['total-blocking-time'].numericValue,
      bytes: lhr.audits['total-byte-weight'].numericValue,
      failed: failed.map(({ id }) => id),
    })
  }
  const middle = (name) => Math.round(median(runs.map((run) => run[name].score * 100)))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('best-practices'),
    seo: middle('seo'),
    shift: median(runs.map(({ shift }) => shift)),
    largestPaintMs: median(runs.map(({ largestPaintMs }) => largestPaintMs)),
    largest: runs[0].largest,
    blockingMs: median(runs.map(({ blockingMs }) => blockingMs)),
    bytes: median(runs.map(({ bytes }) => bytes)),
    failed: runs[0].failed,
  }
}
