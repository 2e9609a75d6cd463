import { freshLink } from '../support/sign-in-link'
import * as diner from './support/order-diner'
import { callPartnerApi, expect, test } from './support/order-test'

const LONG = { timeout: 60_000 } // two rounds of the upstream's timers
/** The play bank refuses the first refund of what was paid with it. */
const REFUSED_CODE = '666666'

test('C38 C40 a refund that a bank refused waits in the queue, and goes when it is asked for again', async ({
  page,
  at,
  restoredStack,
  browser,
}) => {
  const { tenant, id } = diner.FULL_DELIVERY_RESTAURANTS.lubje
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'blik')
  await diner.submit(page, REFUSED_CODE)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible(LONG)
  const order = diner.orderIdOf(page)
  await callPartnerApi(restoredStack, `orders/${order}`, { status: 'declined', reason: 'too_busy' })

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL' })
  const queue = await context.newPage()
  const token = await freshLink('kasia@lubje.example', { databaseUrl: restoredStack.databaseUrl })
  await queue.goto(at(tenant, `/konsola/wejscie/${token}`))
  await queue.getByRole('button', { name: 'Zaloguj mnie' }).click()
  const card = queue.getByRole('article').filter({ hasText: 'Odrzucony zwrot' })
  await expect(async () => {
    await queue.goto(at(tenant, '/konsola/do-zrobienia?rodzaj=refund'))
    await expect(card).toHaveCount(1, { timeout: 500 })
  }).toPass(LONG)
  await card.locator('summary', { hasText: 'Ponów zwrot' }).click()
  await card.getByLabel('Powód zwrotu').fill('Restauracja odmówiła')
  // A double tap is one press.
  await card.getByRole('button', { name: 'Ponów zwrot' }).dblclick()
  await expect(queue).toHaveURL(/do-zrobienia/)
  await expect(queue.getByRole('main').getByRole('status')).toContainText('Zwrot ponowiony.')
  await expect(card).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(/Zwróciliśmy/, { timeout: 2000 })
  }).toPass(LONG)
  await context.close()
})
