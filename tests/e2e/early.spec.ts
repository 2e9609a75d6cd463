import { watchLayoutShifts } from './support/measure'
import { startPartsProxy } from './support/parts-proxy'
import { dayIn, OPEN_ALWAYS, submitButton, visitPath } from './support/reserve'
import { expect, test } from './support/test'

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
