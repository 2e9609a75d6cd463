import { countOrders, expireOrders, loadOrderMoney } from './support/order-assertions'
import * as diner from './support/order-diner'
import { callPartnerApi, expect, expectAccessible, test } from './support/order-test'
import { restaurantChanges } from './support/restaurant-changes'

const LONG = { timeout: 60_000 } // two rounds of the upstream's timers

const { tenant, id } = diner.FULL_DELIVERY_RESTAURANTS.miedzioweje

test('C1 L206: cancelled while pending, the payment is refunded automatically', { tag: '@story' }, async ({
  page,
  at,
  restoredStack,
}) => {
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'card_online')
  await diner.submit(page)
  await diner.completeBankPage(page)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible(LONG)
  await expect(page.getByText(/Restauracja ma czas na odpowiedź do \d\d:\d\d/)).toBeVisible()
  await expect(page.getByText(/^Zostało \d+:\d\d\.$/).first()).toBeVisible()
  await page.getByText('Anuluj', { exact: true }).click()
  await page.getByRole('button', { name: 'Tak, anuluj zamówienie' }).click()
  await expect(diner.heading(page, 'Anulowane')).toBeVisible()
  await expect(page.getByText('Zamówienie anulowano na Twoją prośbę.')).toBeVisible()
  await expect(page.getByText(/^Zwróciliśmy \d+,\d\d.zł na kartę, którą zapłacono, .+ o\s\d\d:\d\d\.$/)).toBeVisible(
    LONG,
  )
  const money = await loadOrderMoney(restoredStack, diner.orderIdOf(page))
  expect(money).toEqual({ price: money?.price, taken: money?.price, returned: money?.price })
})

test('C1: an unanswered and an unpaid order end automatically, and are listed in /moje until cleared', async ({
  page,
  at,
  restoredStack,
}) => {
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'cash')
  await diner.submit(page)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()
  const unpaid = await page.context().newPage()
  await diner.openCheckout(unpaid, at(tenant, `/order/${id}`), 'blik')
  await diner.submit(unpaid, '000000')
  await expect(diner.heading(unpaid, 'Oczekuje na płatność')).toBeVisible()
  await expireOrders(restoredStack, [page, unpaid].map(diner.orderIdOf))
  await expect(page.getByText('Restauracja nie odpowiedziała na czas. Przepraszamy.')).toBeVisible(LONG)
  await expect(unpaid.getByText(/^Płatność nie dotarła na czas/)).toBeVisible(LONG)
  await expect(diner.heading(unpaid, 'Anulowane')).toBeVisible()
  await page.goto(at(tenant, '/moje'))
  await expect(page.getByRole('main').getByText('Anulowane')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wyczyść tę listę' }).click()
  await expect(page.getByRole('main').getByText('Anulowane')).toHaveCount(0)
})

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
  // The send button is gone: the remaining page scrolls into view by itself.
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

test('ordering again shows what has changed since', async ({ page: first, at, restoredStack, diner: another }) => {
  await diner.openCheckout(first, at(tenant, `/order/${id}`), 'cash')
  await diner.submit(first)
  await expect(diner.heading(first, 'Wysłane do restauracji')).toBeVisible()
  await callPartnerApi(restoredStack, `orders/${diner.orderIdOf(first)}`, {
    status: 'declined',
    reason: 'item_unavailable',
  })
  await expect(diner.heading(first, 'Anulowane')).toBeVisible()
  await restaurantChanges(restoredStack, id).dish({ priceGrosze: 4321 })
  // By its link on another device, which has not opened the menu before.
  const page = await another()
  await page.goto(first.url())
  await page.getByRole('button', { name: 'Zamów ponownie' }).click()
  await expect(page.getByText(/: było .+, teraz .+/)).toBeVisible()
  await page.getByRole('button', { name: 'Zamawiam tak, jak jest teraz' }).click()
  await page.waitForURL(/\/zamow$/)
  await expect(diner.submitButton(page)).not.toHaveAttribute('aria-disabled')
})
