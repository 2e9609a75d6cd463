import type { Page } from '@playwright/test'
import { watchLayoutShifts } from './support/measure'
import { dayIn, expectFieldValues, fillIn, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const remember = (page: Page) => page.getByRole('checkbox', { name: 'Zapamiętaj mnie na tym urządzeniu' })
const changeOf = (page: Page, part: string) => page.getByRole('button', { name: `Zmień: ${part}` })

async function reserve(page: Page, url: string, isAsked: boolean) {
  await page.goto(url)
  await waitForForm(page)
  await expect(remember(page)).not.toBeChecked()
  await fillIn(page)
  if (isAsked) await remember(page).check()
  await submitButton(page).click()
  await page.waitForURL('**/thank-you/*')
}

test('C30 a diner who chose to be remembered finds the form filled, in one line', async ({ page, at }) => {
  const [tenant, id] = ['miedzioweje', OPEN_ALWAYS.miedzioweje]
  await reserve(page, at(tenant, visitPath(id, dayIn(6), '18:00')), true)

  // A cached page, which has no known diner, and a live one.
  for (const path of [`/restaurants/${id}`, visitPath(id, dayIn(8), '18:00')]) {
    const layoutShift = await watchLayoutShifts(page)
    await page.goto(at(tenant, path))
    await waitForForm(page)
    await expect(changeOf(page, 'Twoje dane')).toBeVisible()
    await expect(page.getByText('600 100 200, jan.kowalski@example.com')).toBeVisible()
    await expect(page.getByLabel('Telefon')).toBeHidden()
    await expect(remember(page)).toBeHidden()
    expect(await layoutShift()).toBe(0)
    await expectAccessible(page)
  }
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()

  // Pressed by keyboard: the line opens, and the focus is in the first field.
  await changeOf(page, 'Twoje dane').press('Enter')
  await expect(page.getByLabel('Imię')).toBeFocused()
  await expectFieldValues(page, { notes: '' })
  await page.reload()
  await submitButton(page).click()
  await page.waitForURL('**/thank-you/*')
})

test('C30 one press forgets, and the fields are there, empty', async ({ page, at }) => {
  await reserve(page, at('lubje', visitPath(OPEN_ALWAYS.lubje, dayIn(11), '18:00')), true)
  await page.goto(at('lubje', visitPath(OPEN_ALWAYS.lubje, dayIn(12), '18:00')))
  await waitForForm(page)
  await page.getByRole('button', { name: 'Zapomnij mnie' }).click()
  await expect(page.getByText('Nic o Tobie nie pamiętamy')).toBeVisible()
  await expectFieldValues(page, { firstname: '', lastname: '', phone: '', email: '', notes: '' })
  await page.reload()
  await waitForForm(page)
  await expectFieldValues(page, { firstname: '', lastname: '', phone: '', email: '', notes: '' })
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Kowalski')
})

test('C30, C11 a remembered value that is refused is shown and takes the focus', async ({ page, at }) => {
  await page.goto(at('lubje', '/dostepnosc'))
  await page.evaluate(() => {
    const diner = { firstname: 'Jan', lastname: 'Kowalski', phone: '12', email: 'jan@example.com', method: '' }
    localStorage.setItem('knownDiner', JSON.stringify({ ...diner, usedAtMs: Date.now() }))
  })
  await page.goto(at('lubje', visitPath(OPEN_ALWAYS.lubje, dayIn(13), '18:00')))
  await waitForForm(page)
  await expect(changeOf(page, 'Twoje dane')).toBeVisible()
  await submitButton(page).click()
  await expect(page.getByLabel('Telefon')).toBeFocused()
})
