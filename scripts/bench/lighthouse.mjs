import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { portFor, waitFor } from '../support/ports.mjs'
import { median } from './throughput.mjs'

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/** Lighthouse's four mobile scores and the layout shift of each page: the median of three runs. */
export async function lighthouseOf(urls, executablePath) {
  const port = await portFor(0, '127.0.0.1')
  const profile = mkdtempSync(join(tmpdir(), 'nakryte-lighthouse-'))
  const browser = spawn(executablePath, [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`], {
    stdio: 'ignore',
  })
  await waitFor(`http://127.0.0.1:${port}/json/version`)
  try {
    const scores = []
    for (const url of urls) scores.push(await scoresOf(url, port))
    return scores
  } finally {
    // The profile is written to until the browser is really gone.
    const gone = once(browser, 'exit')
    browser.kill('SIGKILL')
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}

async function scoresOf(url, port) {
  const runs = []
  for (let run = 0; run < 3; run++) {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    const failed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    runs.push({
      ...lhr.categories,
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
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
    failed: runs[0].failed,
  }
}
