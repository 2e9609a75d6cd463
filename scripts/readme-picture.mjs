// @ts-check
import { chromium } from '@playwright/test'
import { findBrowser } from './support/browser.mjs'

// Draws docs/product.png from the product that runs on PORT: the home page of two brands on a phone, side by side.
const PORT = process.env.PORT ?? '3000'
const BRANDS = ['nakryte', 'lubje']
const PHONE = { width: 390, height: 844 }
const GAP = 32

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const pictures = await Promise.all(BRANDS.map(homePicture))
  const page = await browser.newPage({
    viewport: { width: BRANDS.length * (PHONE.width + GAP) + GAP, height: PHONE.height + 2 * GAP },
  })
  const images = pictures.map(
    (png) => `<img alt="" width="${PHONE.width}" src="data:image/png;base64,${png.toString('base64')}">`,
  )
  const style = `body{margin:0;padding:${GAP}px;display:flex;gap:${GAP}px;background:#e9e4dc}img{border-radius:18px}`
  await page.setContent(`<style>${style}</style>${images.join('')}`)
  await page.screenshot({ path: 'docs/product.png' })
} finally {
  await browser.close()
}

/** @param {string} brand */
async function homePicture(brand) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' })
  const page = await context.newPage()
  await page.goto(`http://${brand}.localhost:${PORT}/`, { waitUntil: 'networkidle' })
  const refuse = page.getByRole('button', { name: 'Odrzuć' })
  if (await refuse.isVisible()) await refuse.click()
  const png = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return png
}
