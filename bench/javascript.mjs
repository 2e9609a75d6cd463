import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { kilo, table } from './measure.mjs'
import { PAGES } from './product.mjs'

/** Prints the bytes of browser JavaScript, bodies in gzip whatever was sent, that a page loads until the network is idle. */
export async function javascript({ product, bareNext, executablePath }) {
  const { port } = await bareNext()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  const bare = await scriptBytes(browser, `http://localhost:${port}/empty`)
  const rows = [['bare Next + React', kilo(bare), '–']]
  for (const [tenant, path] of PAGES) {
    const bytes = await scriptBytes(browser, product.url(tenant, path))
    rows.push([`${tenant} ${path}`, kilo(bytes), kilo(bytes - bare)])
  }
  await browser.close()
  table(['JavaScript, gzip, until idle', 'bytes', 'over bare'], rows)
}

async function scriptBytes(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const sizes = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // A script that the page has dropped no longer has a body.
    sizes.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).byteLength,
        () => 0,
      ),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return total
}
