import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyOf, pizzeria, type WrittenFile } from '../support/restaurant-files'
import { freshLink } from '../support/sign-in-link'
import type { Stack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

const NAME = 'Piec na Pierwszy Dzień'
const OWNER = { name: 'Ola', email: 'ola@pierwszy-dzien.example' }
const FOUND = '/zamawiaj?city=lublin&q=Piec%20na%20Pierwszy'

test('C33: an owner signs in to a draft, reads what is missing, tries it out, opens it, and a diner finds it', {
  tag: '@story',
}, async ({ page, diner, privateStack, expectedErrors }) => {
  expectedErrors.push(/404/)
  const stack = await privateStack()
  const week = Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }])
  const file = {
    ...copyOf(pizzeria),
    key: 'lublin-pierwszy',
    name: NAME,
    hours: { week, exceptions: [] },
    vouchers: [],
  }
  const id = await importFile(stack, { ...file, rooms: [], combinations: [] })
  await operate(stack, 'people', { restaurant_id: id, ...OWNER })
  const guest = await diner()
  await guest.goto(stack.url('lubje', FOUND))
  await expect(guest.getByRole('link', { name: NAME })).toHaveCount(0)
  expect((await guest.goto(stack.url('lubje', `/restaurants/${id}`)))?.status()).toBe(404)

  // After signing in, the owner sees the missing steps; the button is disabled and explains why.
  await page.goto(stack.url('lubje', `/panel/wejscie/${await freshLink(OWNER.email, stack)}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/panel\/\d+\/otwarcie$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Do otwarcia' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wpisz stoliki' })).toContainText('brakuje')
  await expect(page.getByRole('link', { name: 'Uzupełnij w ustawieniach: Stoliki' })).toHaveAttribute(
    'href',
    `/panel/${id}/ustawienia/stoliki#rooms`,
  )
  await expect(page.getByRole('button', { name: 'Otwórz restaurację' })).toBeDisabled()
  await expectAccessible(page)
  await fitsNarrowScreens(page)
  await importFile(stack, file)
  await page.reload()
  await expect(page.getByText('brakuje', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Zrób próbne zamówienie' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Próbne zamówienie jest na tablicy')
  await page.getByRole('link', { name: 'Do zamówień' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Próba' })
  await expect(card).toContainText('Nic do pobrania')
  await expectAccessible(page)
  await card
    .getByRole('button', { name: /Przyjmij/ })
    .first()
    .press('Enter')
  // A press before the board's scripts is repeated by them: not on a page that was left.
  await expect(card.getByRole('button', { name: /Przyjmij/ })).toHaveCount(0)
  await expect(async () => {
    await page.goto(stack.url('lubje', `/panel/${id}/otwarcie`))
    await expect(page.getByRole('listitem').filter({ hasText: 'Próbne zamówienie' })).toContainText('gotowe')
  }).toPass({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Zrób próbną rezerwację' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Próbna rezerwacja' })).toContainText('Zapisana na')

  // Opened by a plain form.
  const storageState = await page.context().storageState()
  const plain = await diner({ javaScriptEnabled: false, storageState })
  await plain.goto(stack.url('lubje', '/panel'))
  await plain.getByRole('button', { name: 'Otwórz restaurację' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Restauracja jest otwarta' })).toBeVisible()
  await expect(async () => {
    await guest.goto(stack.url('lubje', FOUND))
    await expect(guest.getByRole('link', { name: NAME }).first()).toBeVisible({ timeout: 1000 })
    expect((await guest.goto(stack.url('lubje', `/restaurants/${id}`)))?.status()).toBe(200)
  }).toPass({ timeout: 30_000 })
  await plain.goto(stack.url('lubje', '/panel'))
  await expect(plain).toHaveURL(/\/zamowienia$/)
})

async function fitsNarrowScreens(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  }
  if (size) await page.setViewportSize(size)
}

async function importFile(stack: Stack, file: WrittenFile): Promise<number> {
  return (await operate(stack, 'restaurants/import', { file })).id
}

async function operate({ upstreamUrl, dataDir }: Stack, path: string, body: object) {
  const token = readFileSync(join(dataDir, 'partner-token'), 'utf8').trim()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`${upstreamUrl}/operations/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
