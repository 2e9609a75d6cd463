import { chromium } from '@playwright/test'
import runLighthouse from 'lighthouse'
import { tsImport } from 'tsx/esm/api'
import { portFor } from '../scripts/support/ports.mjs'
import { kilo, median, table } from './measure.mjs'
import { PAGES } from './product.mjs'

const RUNS = 3

/**
 * Prints Lighthouse's four mobile scores, layout shift, largest paint, blocking time and bytes of each page: the median of three
 * runs. A checkout is measured with a dish in the cart. `npm run bench -- lighthouse ostrowje/ ostrowje/order/37` measures these
 * pages instead of the usual ones.
 */
export async function lighthouse({ product, executablePath, words }) {
  const named = words.filter((word) => word.includes('/')).map((word) => /^([^/]*)(.*)$/.exec(word).slice(1))
  const port = await portFor(0, '127.0.0.1')
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  // Lighthouse tests the back/forward cache, which Playwright disables in its browsers.
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const rows = []
  for (const [tenant, path] of named.length > 0 ? named : PAGES) {
    const url = product.url(tenant, path)
    const isCheckout = path.endsWith('/zamow')
    if (isCheckout) await fillCart(url.replace(/\/zamow$/, ''), port)
    rows.push([`${tenant} ${path}`, ...(await figuresOf(url, { port, disableStorageReset: isCheckout }))])
  }
  await browser.close()
  const scores = ['performance', 'accessibility', 'best practices', 'SEO']
  table(['Lighthouse mobile, median of 3', ...scores, 'CLS', 'LCP', 'TBT', 'kB', 'below 90'], rows)
}

/** Puts a menu's first dish into the cart of the browser at `port`, whose other pages stay untouched. */
async function fillCart(menuUrl, port) {
  const { addDishToCart } = await tsImport('../tests/e2e/support/put-a-dish-in-the-cart.ts', import.meta.url)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  await page.goto(menuUrl, { waitUntil: 'networkidle' })
  await addDishToCart(page)
  await page.close()
  await browser.close()
}

async function figuresOf(url, settings) {
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    const { lhr } = await runLighthouse(url, { output: 'json', logLevel: 'error', ...settings })
    runs.push(lhr)
  }
  const middle = (figureOf) => median(runs.map(figureOf))
  const score = (name) => Math.round(middle(({ categories }) => categories[name].score * 100))
  const audit = (name) => middle(({ audits }) => audits[name].numericValue)
  const [{ audits }] = runs
  const largest = audits['largest-contentful-paint-element'].details?.items?.[0]?.items?.[0]?.node?.selector ?? ''
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    audit('cumulative-layout-shift').toFixed(3),
    `${(audit('largest-contentful-paint') / 1000).toFixed(1)} s (${largest})`,
    `${audit('total-blocking-time').toFixed(0)} ms`,
    kilo(audit('total-byte-weight')),
    failed.map(({ id }) => id).join(' '),
  ]
}
