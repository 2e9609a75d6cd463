import type { Page } from '@playwright/test'
import * as diner from './support/order-diner'
import { expect, expectAccessible, test } from './support/order-test'

const { tenant, id, street } = diner.FULL_DELIVERY_RESTAURANTS.lubje

test('C3 C8 C11: a code that ends while the page is open is refused, with all values kept; without it the order succeeds', async ({
  page,
  at,
  restoredStack,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (409|422)/)
  await page.goto(at(tenant, `/order/${id}`))
  // Enough for the code's minimum on the days when the dish is reduced, too.
  await diner.fillCart(page, 5)
  await page.goto(at(tenant, `/order/${id}/zamow`))
  await diner.fillDeliveryAddress(page, street)
  await diner.fillCustomer(page)
  await diner.openLine(page, 'Czym')
  await diner.choose(page, diner.METHODS.cash)
  await useCode(page, 'nieznany')
  await expect(page.getByLabel('Kod rabatowy')).toHaveAccessibleDescription('Nie znamy takiego kodu')
  await useCode(page, 'dowoz0')
  await expect(page.getByText('Kod DOWOZ0 działa.')).toBeVisible()
  await expect(diner.submitButton(page)).not.toHaveAttribute('aria-disabled')

  await restoredStack.sql("UPDATE vouchers SET valid_to = now() - interval '1 day' WHERE code = 'DOWOZ0'")
  await diner.submit(page)
  await expect(page.getByText('Ten kod stracił ważność').first()).toBeVisible()
  await expect(page.locator(':focus')).not.toHaveRole('document')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Kowalski')
  await expect(page.locator('input[name=payment_method][value=cash]')).toBeChecked()
  // Pressed by keyboard: the answer before it may still scroll the page away from a pointer.
  await page.getByRole('button', { name: 'Usuń kod' }).press('Enter')
  await diner.submit(page)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()
})

async function useCode(page: Page, code: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Mam kod rabatowy' })
  if (await open.isVisible()) await open.click()
  await page.getByLabel('Kod rabatowy').fill(code)
  await page.getByLabel('Kod rabatowy').press('Enter')
}
