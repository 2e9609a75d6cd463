import type { Page } from '@playwright/test'
import { freshLink } from '../support/sign-in-link'
import { loadOrderMoney } from './support/order-assertions'
import * as diner from './support/order-diner'
import { expect, expectAccessible, test } from './support/order-test'

const LONG = { timeout: 60_000 } // two rounds of the upstream's timers

/** An administrator of the sample data. */
const email = 'iza@ostrowje.example'
const { tenant, id } = diner.FULL_DELIVERY_RESTAURANTS.ostrowje

test('C40 an order is found by phone, a part of it is refunded, its e-mail is in the mailbox; a contact is blocked', {
  tag: '@story',
}, async ({ page, at, restoredStack, browser }) => {
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'card_online')
  await diner.submit(page)
  await diner.completeBankPage(page)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible(LONG)
  const orderId = diner.orderIdOf(page)

  // Every page of the console works without scripts.
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL' })
  const console = await context.newPage()
  const token = await freshLink(email, { databaseUrl: restoredStack.databaseUrl })
  await console.goto(at(tenant, `/konsola/wejscie/${token}`))
  await console.getByRole('button', { name: 'Zaloguj mnie' }).click()
  await lookUp(console, at(tenant, '/konsola/szukaj'), '600 100 200')
  expect(console.url()).not.toContain('600')
  await console.reload()
  await console
    .getByRole('link', { name: /^Zamówienie nr/ })
    .first()
    .click()
  await expect(console.getByRole('main')).toContainText('Jan Kowalski')
  const orderUrl = console.url()

  // A sum above the payment is refused, and the typed values stay.
  await fillRefund(console, '99999,00')
  await expect(console.getByRole('main').getByRole('alert').first()).toContainText('najwyżej')
  await expect(console.getByLabel('Kwota zwrotu w zł')).toHaveValue('99999,00')
  await fillRefund(console, '3,21')
  await console.getByRole('button', { name: /^Tak, oddaj 3,21/ }).click()
  await expect(console.getByRole('main').getByRole('status').first()).toContainText('Zwrot zlecony')
  await expect(page.getByText(/^Zwróciliśmy 3,21.zł na kartę, którą zapłacono, .+\.$/)).toBeVisible(LONG)
  const money = await loadOrderMoney(restoredStack, orderId)
  expect(Number(money?.returned)).not.toBe(Number(money?.taken))
  await expect
    .poll(async () => (await fetch(restoredStack.outboxUrl())).text(), LONG)
    .toContain('Zwrot części zapłaty za zamówienie')

  // Missing dishes: their price is proposed.
  await console.goto(orderUrl)
  await expect(console.getByRole('main')).toContainText('Zwrot części: 3,21')
  await console.getByText('Czegoś brakowało albo było złe').click()
  await console
    .getByLabel(/: sztuk z/)
    .first()
    .fill('1')
  await console.getByRole('button', { name: 'Policz zwrot' }).click()
  await expect(console.getByLabel('Kwota zwrotu w zł')).toHaveValue(/^\d+,\d\d$/)
  await expect(console.getByText(/^Za: 1 ×/)).toBeVisible()

  // A contact is blocked and the block is lifted.
  await console.getByText('Zablokuj na jakiś czas').click()
  await console.getByLabel('Powód').last().fill('Nie odbiera zamówień')
  await console.getByRole('button', { name: 'Zablokuj', exact: true }).click()
  await expect(console.getByRole('main').getByRole('status').first()).toContainText('Zablokowane')
  await console.goto(at(tenant, '/konsola/blokady'))
  await console.getByText('Zdejmij blokadę').first().click()
  await console.getByRole('button', { name: 'Tak, zdejmij blokadę' }).first().click()
  await expect(console.getByRole('main')).toContainText('Nikt nie jest zablokowany')
  await console.goto(at(tenant, '/konsola/dziennik'))
  await expect(console.getByRole('table')).toContainText('Wyszukiwanie po telefonie')
  await expect(console.getByRole('table')).not.toContainText('600')
  const state = await context.storageState()
  await context.close()

  const seen = await browser.newContext({
    storageState: state,
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
  })
  const phone = await seen.newPage()
  await phone.goto(orderUrl)
  await expectAccessible(phone)
  for (const width of [320, 390, 820, 1280]) {
    await phone.setViewportSize({ width, height: 844 })
    await expect
      .poll(() => phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  }
  await seen.close()
})

async function lookUp(page: Page, url: string, query: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel(/^Telefon, e-mail/).fill(query)
  await page.getByRole('button', { name: 'Szukaj' }).click()
  await expect(page.getByRole('heading', { name: 'Wyniki' })).toBeVisible()
}

async function fillRefund(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Kwota zwrotu w zł').fill(amount)
  await page.locator('#zwrot').getByLabel('Powód').first().fill('Brakowało zupy')
  await page.getByRole('button', { name: 'Zleć zwrot' }).click()
}
