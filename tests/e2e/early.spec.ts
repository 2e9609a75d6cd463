import type { Page } from '@playwright/test'
import { watchLayoutShifts } from './support/measure'
import { startPartsProxy } from './support/parts-proxy'
import { dayIn, OPEN_ALWAYS, submitButton, visitPath } from './support/reserve'
import { expect, test } from './support/test'

/** Delays the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.describe('before the scripts have loaded', () => {
  test('L042 L213: choices on the home page are kept', async ({ page, at }) => {
    const release = await holdScripts(page)
    await page.goto(at('nakryte'), { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Miasto').selectOption('Lublin')
    await page.getByLabel('Godzina').selectOption('19:30')
    await page.getByLabel('Liczba osób').selectOption('12')
    release()
    await expect(page.getByLabel('Liczba osób')).toHaveAttribute('type', 'number')
    await expect(page.getByLabel('Liczba osób')).toHaveValue('12')
    await expect(page.getByLabel('Miasto')).toHaveValue('lublin')
    await expect(page.getByLabel('Godzina')).toHaveValue('19:30')
  })
})

test('CLS 0: a button painted before its words have arrived does not move when they come', async ({ page }) => {
  const proxy = await startPartsProxy(Number(process.env.E2E_WEB_PORT), /(?<=<button[^>]*>)/)
  try {
    const layoutShift = await watchLayoutShifts(page, { whileItArrives: true })
    await page.goto(`http://lubje.localhost:${proxy.port}${visitPath(OPEN_ALWAYS.lubje, dayIn(20), '12:00')}`)
    await expect(submitButton(page)).toBeVisible()
    expect(await layoutShift()).toBe(0)
  } finally {
    await page.close()
    proxy.stop()
  }
})
