import { chromium } from '@playwright/test'

/** Bytes of browser JavaScript (as sent, gzip) that each page loads until the network is idle. */
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
  const session = await context.newCDPSession(page)
  const scripts = new Set()
  let total = 0
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return total
}
