import type { Page } from '@playwright/test'
import { FULL_DELIVERY_RESTAURANTS } from './support/order-diner'
import { expect, expectAccessible, test } from './support/order-test'
import { placeOrder, signIn } from './support/panel'

const LUBJE = FULL_DELIVERY_RESTAURANTS.lubje

/** Counts audible patterns, begun and ended. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const sounding = new Set<AudioBufferSourceNode>()
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...given) {
      if (this.loop) sounding.add(this)
      document.documentElement.dataset.sounding = String(sounding.size)
      return start.apply(this, given)
    }
    AudioBufferSourceNode.prototype.stop = function (this: AudioBufferSourceNode, ...given) {
      sounding.delete(this)
      document.documentElement.dataset.sounding = String(sounding.size)
      return stop.apply(this, given)
    }
  })
}
const sounding = (page: Page) => page.locator('html[data-sounding="1"]')
const alarm = (page: Page) => page.getByRole('region', { name: 'Alarm' })

test('C26 C27: an order sounds on every device until it is answered; a press silences its own; the report shows it', {
  tag: '@story',
}, async ({ page, diner, restoredStack, at }) => {
  const where = FULL_DELIVERY_RESTAURANTS.miedzioweje
  const { tenant, id } = where
  // Orders of this worker's earlier tests are no longer waiting.
  await restoredStack.sql(
    `UPDATE alarms SET ended_at = now(), outcome = 'answered' WHERE restaurant_id = $1 AND ended_at IS NULL`,
    [id],
  )
  const other = await diner()
  await listen(page)
  await listen(other)
  await signIn(page, restoredStack, where)
  await signIn(other, restoredStack, where)
  await page.goto(at(tenant, `/panel/${id}/zamowienia`))
  await other.goto(at(tenant, `/panel/${id}/raport`))
  for (const one of [page, other]) {
    await expect(alarm(one)).toHaveAttribute('data-connection', 'live')
    await alarm(one).click({ position: { x: 2, y: 2 } })
    await expect(alarm(one)).toHaveAttribute('data-sound', 'ready')
  }

  const order = await placeOrder(restoredStack, where)
  for (const one of [page, other]) {
    await expect(alarm(one)).toHaveAttribute('data-alarm', /normal|loud/)
    await expect(sounding(one)).toHaveCount(1)
    await expect(one).toHaveTitle(/^\(1\) czeka/)
    await expect(one.getByRole('alert').filter({ hasText: 'Zamówienia: 1' })).toBeVisible()
  }
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Słyszę, wycisz tutaj' }).press('Enter')
  await expect(alarm(other)).toHaveAttribute('data-alarm', 'silenced')
  await expect(sounding(other)).toHaveCount(0)
  await expect(alarm(other)).toContainText('Na tym urządzeniu cicho do')
  await expect(sounding(page)).toHaveCount(1)
  await expect(alarm(page)).toContainText('słyszy')

  await other.reload()
  await expect(alarm(other)).toHaveAttribute('data-alarm', 'silenced')
  const row = other.getByRole('row', { name: new RegExp(`^${order.number} `) })
  await expect(row).toContainText('Gotówką przy odbiorze')
  await expectAccessible(other)
  const csv = await other.evaluate(async (url) => {
    const answer = await fetch(url)
    return { type: answer.headers.get('content-type'), text: await answer.text() }
  }, `/panel/${id}/raport.csv`)
  expect(csv.type).toContain('text/csv')
  expect(csv.text).toContain(`\n${order.number};`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('C27: the report works without scripts: another day, and its file', async ({ page, restoredStack, at }) => {
    await signIn(page, restoredStack, LUBJE)
    await page.goto(at(LUBJE.tenant, `/panel/${LUBJE.id}/raport`))
    await page.getByLabel('Dzień').fill('2026-01-15')
    await page.getByRole('button', { name: 'Pokaż' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('15 stycznia')
    await expect(page.getByText('Tego dnia nie było zamówień.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pobierz CSV' })).toHaveAttribute(
      'href',
      /raport\.csv\?date=2026-01-15$/,
    )
  })
})
