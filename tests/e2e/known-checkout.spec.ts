import type { Page } from '@playwright/test'
import { watchLayoutShifts } from './support/measure'
import {
  choose,
  completeBankPage,
  DELIVERY_LABELS,
  FULL_DELIVERY_RESTAURANTS,
  fillCart,
  fillCustomer,
  fillDeliveryAddress,
  METHODS,
  submit,
} from './support/order-diner'
import { expect, expectAccessible, test } from './support/order-test'

const remember = (page: Page) => page.getByRole('checkbox', { name: 'Zapamiętaj mnie na tym urządzeniu' })
const changeOf = (page: Page, part: string) => page.getByRole('button', { name: `Zmień: ${part}` })

test('C30: the next checkout comes filled, one line each for person, address and payment', async ({ page, at }) => {
  const { tenant, id, street } = FULL_DELIVERY_RESTAURANTS.lubje
  const menu = at(tenant, `/order/${id}`)
  await page.goto(menu)
  await fillCart(page)
  await page.goto(`${menu}/zamow`)
  await expect(remember(page)).not.toBeChecked()
  await choose(page, DELIVERY_LABELS.delivery)
  await fillDeliveryAddress(page, street)
  await fillCustomer(page)
  await choose(page, METHODS.transfer)
  await remember(page).check()
  await submit(page)
  await completeBankPage(page)
  await page.waitForURL('**/zamowienie/*')

  await page.goto(menu)
  await fillCart(page)
  const layoutShift = await watchLayoutShifts(page)
  await page.goto(`${menu}/zamow`)
  for (const part of ['Kto', 'Dokąd', 'Czym']) await expect(changeOf(page, part)).toBeVisible()
  await expect(page.getByText('Jan Kowalski')).toBeVisible()
  await expect(page.getByLabel('Telefon')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Ulica i numer' })).toBeHidden()
  await expect(page.getByRole('radio', { name: /^BLIK/ })).toBeHidden()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  expect(await layoutShift()).toBe(0)
  await expectAccessible(page)
  await changeOf(page, 'Czym').press('Enter')
  await expect(page.getByRole('radio', { name: /^Szybki Przelew/ })).toBeChecked()
  await submit(page)
  await completeBankPage(page)
  await page.waitForURL('**/zamowienie/*')
})
