import { countOrders, loadOrderMoney } from './support/order-assertions'
import * as diner from './support/order-diner'
import { expect, expectAccessible, test } from './support/order-test'

const LONG = { timeout: 60_000 } // two rounds of the upstream's timers

const { tenant, id } = diner.FULL_DELIVERY_RESTAURANTS.miedzioweje

test('C1 B5: back from the bank to the order, the bank refuses, the diner turns back, and then pays once', async ({
  page,
  at,
  restoredStack,
}) => {
  const before = await countOrders(restoredStack)
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'transfer')
  await diner.submit(page)
  await expect(page.getByRole('button', { name: /^Płacę/ })).toBeVisible()
  await page.goBack()
  // The send button has disappeared: the remaining page scrolls into view by itself.
  const toOrder = page.getByRole('link', { name: 'Przejdź do zamówienia' })
  await expect(toOrder).toBeInViewport()
  await expectAccessible(page)
  await toOrder.click()
  await page.waitForURL(/\/zamowienie\//)
  await page.getByRole('link', { name: 'Przejdź do płatności' }).click()
  await diner.completeBankPage(page, 'Bank odrzuca płatność')
  await expect(page.getByText(/^Poprzednia płatność nie powiodła się i\snic nie pobrano/)).toBeVisible(LONG)
  const order = page.url()
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oczekuje na płatność')
  await page.goBack()
  await page.goto(order)
  await page.getByRole('link', { name: 'Przejdź do płatności' }).click()
  await diner.completeBankPage(page)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible(LONG)
  expect(await countOrders(restoredStack)).toBe(before + 1)
  const money = await loadOrderMoney(restoredStack, diner.orderIdOf(page))
  expect(money).toEqual({ price: money?.price, taken: money?.price, returned: 0 })
})
