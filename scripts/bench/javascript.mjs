import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

/** Bytes of browser JavaScript, bodies in gzip whatever was sent, that each page loads until the network is idle. */
export async function javascriptOf(urls, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  const bytes = []
  for (const url of urls) bytes.push(await scriptBytes(browser, url))
  await browser.close()
  return bytes
}

async function scriptBytes(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const sizes = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // A script that the page itself has dropped has no body any more.
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
