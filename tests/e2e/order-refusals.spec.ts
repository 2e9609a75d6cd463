import type { Page } from '@playwright/test'
import * as diner from './support/order-diner'
import { expect, expectAccessible, test } from './support/order-test'
import { restaurantChanges } from './support/restaurant-changes'

type RestaurantChanges = ReturnType<typeof restaurantChanges>

/** A change made while the page is open, and the diner's message. Contract C3, C8, C17. */
const REFUSALS: [string, (world: RestaurantChanges) => Promise<unknown>, string | RegExp][] = [
  ['closed', (kitchen) => kitchen.closes(), 'Restauracja obecnie jest zamknięta'],
  ['paused', (kitchen) => kitchen.pauses(), 'Zamówienia chwilowo wstrzymane'],
  ['orders_disabled', (kitchen) => kitchen.takesNoOrders(), 'Ta restauracja nie przyjmuje teraz zamówień online.'],
  ['no_capacity', (kitchen) => kitchen.fills(), 'Kuchnia nie zdąży na tę godzinę. Wybierz późniejszą.'],
  ['payment_not_offered', (kitchen) => kitchen.takes(['blik']), 'Tą metodą nie można tu zapłacić. Wybierz inną.'],
  ['product_unavailable', (kitchen) => kitchen.dish({ available: false }), 'Jedno z dań nie jest już dostępne.'],
  [
    'min_cart',
    (kitchen) => kitchen.zones({ minCartGrosze: 90_000 }),
    /^Do minimalnego zamówienia brakuje \d+,\d\d.zł\.$/,
  ],
  ['out_of_range', (kitchen) => kitchen.moves(), 'Pod ten adres restauracja nie dostarcza.'],
  ['rule_disabled', (kitchen) => kitchen.forbids('Dziś gotujemy na weselu.'), 'Dziś gotujemy na weselu.'],
  ['answers_invalid', (kitchen) => kitchen.asksMore(), 'Jedno z dań wymaga jeszcze wyboru dodatków.'],
  [
    'delivery_type_not_offered',
    (kitchen) => kitchen.stopsDelivering(),
    'Restauracja nie dostarcza zamówień w ten sposób.',
  ],
  [
    'price_changed',
    (kitchen) => kitchen.dish({ priceGrosze: 9900 }),
    /^Cena zmieniła się z\s.+ na .+, czyli o\s.+ więcej\. Jeszcze nic nie zamówiono\./,
  ],
  [
    'voucher_expired',
    (kitchen) => kitchen.voucher('DOWOZ0', "valid_to = now() - interval '1 day'"),
    'Ten kod stracił ważność',
  ],
]

/** Codes that the page itself refuses, with the reason. */
const CODES: [string, string | RegExp][] = [
  ['nieznany', 'Nie znamy takiego kodu'],
  ['LATO25', 'Ten kod stracił ważność'],
  ['SWIETA30', 'Ten kod jeszcze nie działa'],
  ['SETKA', 'Ten kod został już wykorzystany'],
  ['ODBIOR12', 'Ten kod działa tylko przy odbiorze osobistym'],
]

const { tenant, id, street } = diner.FULL_DELIVERY_RESTAURANTS.lubje

test('C3 C8 C11: each refusal has a message, takes the focus and keeps all values; the order then succeeds', async ({
  page,
  at,
  restoredStack,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (409|422)/)
  const kitchen = restaurantChanges(restoredStack, id)
  await page.goto(at(tenant, `/order/${id}`))
  // Enough for the code's minimum on the days when the dish is reduced, too.
  await diner.fillCart(page, 5)
  await page.goto(at(tenant, `/order/${id}/zamow`))
  await diner.fillDeliveryAddress(page, street)
  await diner.fillCustomer(page)
  await diner.openLine(page, 'Czym')
  await diner.choose(page, diner.METHODS.cash)
  await useCode(page, 'dowoz0')
  await expect(page.getByText('Kod DOWOZ0 działa.')).toBeVisible()
  const house = await page.getByLabel('Numer domu').inputValue()
  for (const [code, happen, words] of REFUSALS) {
    await test.step(code, async () => {
      // Only now is the page's price confirmed, with no request pending.
      await expect(diner.submitButton(page)).not.toHaveAttribute('aria-disabled')
      await expect(page.getByText('Kod DOWOZ0 działa.')).toBeVisible()
      await happen(kitchen)
      await diner.submit(page)
      await expectSaid(page, words)
      await expectKept(page, house)
      if (code === 'closed' || code === 'price_changed') await expectAccessible(page)
      await restoredStack.restore()
      await page.reload()
      await expectKept(page, house)
    })
  }
  for (const [code, words] of CODES) {
    await test.step(code, async () => {
      await useCode(page, code)
      await expect(page.getByLabel('Kod rabatowy')).toHaveAccessibleDescription(words)
      await diner.submitButton(page).click()
      await expect(page.getByLabel('Kod rabatowy')).toBeFocused()
    })
  }
  await removeCode(page)
  await expectKept(page, house)
  await diner.submit(page)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()

  // A diner who has ordered before is recognised only by the order itself.
  await kitchen.voucher('SMACZNE10', 'first_order_only = true')
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'cash')
  await useCode(page, 'smaczne10')
  await expect(page.getByText('Kod SMACZNE10 działa.')).toBeVisible()
  await diner.submit(page)
  await expectSaid(page, 'Ten kod działa tylko przy pierwszym zamówieniu')
  await removeCode(page)
  await diner.submit(page)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()
})

async function useCode(page: Page, code: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Mam kod rabatowy' })
  if (await open.isVisible()) await open.click()
  await page.getByLabel('Kod rabatowy').fill(code)
  await page.getByLabel('Kod rabatowy').press('Enter')
}

/** Pressed by keyboard: the answer before it may still scroll the page away from a pointer. */
async function removeCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Usuń kod' }).press('Enter')
}

/** The message is visible, and the focused element contains it or is described by it. */
async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByText(words).first()).toBeVisible()
  const focused = page.locator(':focus')
  await expect(focused).not.toHaveRole('document')
  const said = () =>
    focused.evaluate((at) => {
      const ids = (at.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
      const texts = [at, ...ids.map((id) => document.getElementById(id))].map((one) => one?.textContent ?? '')
      return texts.map((text) => text.replaceAll('\u00a0', ' ').trim())
    })
  const pattern = typeof words === 'string' ? words : words.source.replace(/^\^|\$$/g, '')
  const isIn = (text: string) => (typeof words === 'string' ? text.includes(words) : new RegExp(pattern).test(text))
  await expect.poll(async () => (await said()).some(isIn)).toBe(true)
}

async function expectKept(page: Page, house: string): Promise<void> {
  await expect(page.getByLabel('Imię')).toHaveValue('Jan')
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Kowalski')
  await expect(page.getByLabel('Telefon')).toHaveValue('600 100 200')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('jan@przyklad.pl')
  await expect(page.getByLabel('Numer domu')).toHaveValue(house)
  // The step may be folded or open.
  await expect(page.locator('input[name=payment_method][value=cash]')).toBeChecked()
}
