import type { Page } from '@playwright/test'
import { chooseTakeout } from './support/order-diner'
import { addDishToCart } from './support/put-a-dish-in-the-cart'
import { expect, expectAccessible, test } from './support/test'

// Open around the clock, so that the tests do not depend on the time of day.
const { tenant, id } = { tenant: 'ostrowje', id: 39 }

async function fillIn(page: Page) {
  await chooseTakeout(page)
  await page.getByLabel('Imię').fill('Jan')
  await page.getByLabel('Nazwisko').fill('Kowalski')
  await page.getByLabel('Telefon').fill('600 100 200')
  await page.getByLabel('E-mail', { exact: true }).fill('jan@przyklad.pl')
}

test('L200 L249 L300 C1 C3 B5: a wrong BLIK code loses nothing, the next one pays, in sight on a phone', {
  tag: '@story',
}, async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at(tenant, `/order/${id}`))
  await addDishToCart(page)
  await page.goto(at(tenant, `/order/${id}/zamow`))
  // BLIK is the default.
  await fillIn(page)
  const order = page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })
  await order.click()
  const code = page.getByRole('dialog').getByLabel('Kod BLIK')
  await expect(code).toBeFocused()
  await page.getByRole('button', { name: /^Płacę/ }).click()
  await expect(code).toHaveAccessibleDescription(/Wpisz 6 cyfr kodu BLIK/)
  await expectAccessible(page)
  // The sixth digit sends the code.
  await code.fill('000 000')
  await page.waitForURL(/\/zamowienie\//)
  await expect(page.getByRole('heading', { name: 'Oczekuje na płatność' })).toBeVisible()
  await expect(page.getByLabel('Kod BLIK')).toHaveAccessibleDescription(/Bank nie przyjął kodu BLIK/)
  await expect(page.getByText(/^Bank nie przyjął kodu BLIK/)).toBeInViewport()
  await expect(page.getByLabel('Kod BLIK')).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Płacę/ }).click()
  await expect(page.getByText('Potwierdź płatność w aplikacji banku')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Wysłane do restauracji' })).toBeInViewport({ timeout: 60_000 })
})
