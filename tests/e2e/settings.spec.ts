import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { copyOf, sharing, tables } from '../support/restaurant-files'
import { enter, importFile } from './support/own-restaurant'
import type { Stack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

const always = { week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]), exceptions: [] }
const PHONE = { width: 390, height: 844 }

test('C37: a restaurant of another brand with tables and no menu changes hours, last seating, kitchen, tables and pictures', {
  tag: '@story',
}, async ({ page, diner, privateStack }) => {
  const stack = await privateStack()
  const file = {
    ...copyOf(tables),
    key: 'ostrow-zmiany',
    name: 'Dwie Sale nad Ołobokiem',
    tenant: 'ostrowje',
    city: 'ostrow-wielkopolski',
    address: { ...copyOf(tables).address, lat: 51.6493, lng: 17.8126 },
  }
  const id = await importFile(stack, file)
  const guest = await diner()
  await enter(page, stack, 'ostrowje', id)
  const { settings, guestSees, takeBack } = between(page, guest, stack, 'ostrowje', id)
  const diners = `/restaurants/${id}`

  // Parts without content say so.
  await page.goto(settings('/ceny'))
  await expect(page.getByText('W menu nie ma jeszcze dań.')).toBeVisible()
  await page.goto(settings('/dostawa'))
  await expect(page.getByText('nie przyjmuje zamówień')).toBeVisible()

  // The kitchen starts with the restaurant's hours, and is set day by day.
  await page.goto(settings('/godziny'))
  await page.getByLabel('Ostatni stolik przed zamknięciem').fill('120')
  await page.getByRole('button', { name: 'Kuchnia ma inne godziny' }).press('Enter')
  const kitchen = page.getByRole('group', { name: 'Godziny kuchni' })
  const monday = kitchen.getByRole('group', { name: 'Poniedziałek', exact: true })
  await expect(monday.getByLabel('Do')).toHaveValue('23:00')
  await monday.getByLabel('Do').fill('21:00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).press('Enter')
  await expect(page.getByText('godziny › kuchnia: w godzinach restauracji → własne godziny')).toBeVisible()
  await expect(page.getByText('godziny › kuchnia › tydzień › poniedziałek: brak → 12:00–21:00')).toBeVisible()
  await publish(page)
  await guestSees(diners, 'Godziny kuchni')
  await guestSees(diners, /Ostatni stolik: 120.min przed zamknięciem/)
  await expectAccessible(guest)
  await takeBack('Godziny')
  await guestSees(diners, 'Godziny kuchni', false)

  await page.goto(settings('/stoliki'))
  await page.getByRole('button', { name: 'Dodaj stolik' }).last().press('Enter')
  await page.getByLabel('Nazwa stolika').last().fill('G2')
  await page.getByLabel('Najwięcej osób').last().fill('6')
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).press('Enter')
  await expect(page.getByRole('row', { name: /Miejsc przy stolikach 18 24/ })).toBeVisible()
  await publish(page)
  await takeBack('Stoliki')

  const alt = 'Piętro wieczorem'
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a04020' } })
    .jpeg()
    .toBuffer()
  await page.goto(settings('/zdjecia'))
  await page.getByLabel('Dodaj zdjęcia').setInputFiles({ name: 'sala.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Opis zdjęcia').fill(alt)
  // A double tap counts as one press.
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).dblclick()
  await publish(page)
  await expect(async () => {
    await guest.goto(stack.url('ostrowje', diners))
    await expect(guest.getByRole('button', { name: alt }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000, intervals: [500] })
  await takeBack('Zdjęcia')
  await expect(async () => {
    await guest.goto(stack.url('ostrowje', diners))
    await expect(guest.getByRole('button', { name: alt })).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 60_000, intervals: [500] })
})

/** Owner's actions and their effect for diners: the diner's page is the one cached for everybody. */
function between(page: Page, guest: Page, stack: Stack, tenant: string, id: number) {
  const settings = (path = '') => stack.url(tenant, `/panel/${id}/ustawienia${path}`)
  const guestSees = (path: string, text: string | RegExp, isSeen = true) =>
    expect(async () => {
      await guest.goto(stack.url(tenant, path))
      await expect(guest.getByText(text).first()).toBeVisible({ visible: isSeen, timeout: 500 })
    }).toPass({ timeout: 60_000, intervals: [500] })
  const takeBack = async (part: string) => {
    await page.goto(settings('/historia'))
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: part }) })
      .getByRole('button', { name: /^Przywróć/ })
      .first()
      .press('Enter')
    await publish(page)
  }
  return { settings, guestSees, takeBack }
}

test('C37: rows are drawn by their grip with mouse and finger, moved by keyboard, and without scripts by buttons', async ({
  page,
  diner,
  privateStack,
}) => {
  const stack = await privateStack()
  const file = { ...copyOf(sharing), key: 'lublin-przesuwane', name: 'Przesuwane', hours: always }
  const id = await importFile(stack, file)
  await page.setViewportSize(PHONE)
  await enter(page, stack, 'lubje', id)
  const menu = (query = '') => stack.url('lubje', `/panel/${id}/ustawienia/menu${query}`)
  const rows = page.locator('form ol > li > a')
  const gripOf = (name: string) => page.getByRole('button', { name: `Przesuń: ${name}`, exact: true })

  await page.goto(menu('?k=0'))
  await expect(rows).toHaveText(['Latte', 'Flat white', 'Espresso'])
  await expectAccessible(page)
  const size = await gripOf('Latte').boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)

  // Cancelled: neither the page nor the draft has it.
  await drawUp(page, gripOf('Espresso'), gripOf('Latte'))
  await expect(page.locator('[data-dragged]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-dragged]')).toHaveCount(0)
  await expect(rows).toHaveText(['Latte', 'Flat white', 'Espresso'])
  await expect(page.locator('[aria-live]', { hasText: 'Espresso: bez zmian, miejsce 3 z 3' })).toHaveCount(1)

  const moved = () => page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok())
  const byMouse = moved()
  await drawUp(page, gripOf('Espresso'), gripOf('Latte'))
  await page.mouse.up()
  await expect(rows).toHaveText(['Espresso', 'Latte', 'Flat white'])
  await expect(gripOf('Espresso')).toBeFocused()
  await expect(page.locator('[aria-live]', { hasText: 'Espresso: miejsce 1 z 3' })).toHaveCount(1)
  await byMouse

  // A finger on the row scrolls the page; on the grip it drags the row, and the page stays.
  await page.setViewportSize({ width: 390, height: 500 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await swipe(page, page.locator('form ol > li').first(), -150)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
  await expect(rows).toHaveText(['Espresso', 'Latte', 'Flat white'])
  await page.setViewportSize(PHONE)
  await gripOf('Latte').evaluate((grip) => grip.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const scrolled = await page.evaluate(() => window.scrollY)
  const byFinger = moved()
  const room = await roomBetween(gripOf('Espresso'), gripOf('Latte'))
  await swipe(page, gripOf('Espresso'), room)
  await expect(rows).toHaveText(['Latte', 'Espresso', 'Flat white'])
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await byFinger

  // Rows move by keyboard, and by the buttons, which post a plain form without scripts.
  const byKey = moved()
  await gripOf('Flat white').press('ArrowUp')
  await expect(rows).toHaveText(['Latte', 'Flat white', 'Espresso'])
  await byKey
  const byButton = moved()
  await page.getByRole('button', { name: 'W górę: Espresso' }).press('Enter')
  await expect(page.getByRole('button', { name: 'W górę: Espresso' })).toBeFocused()
  await byButton
  await page.reload()
  await expect(rows).toHaveText(['Latte', 'Espresso', 'Flat white'])
  const plain = await diner({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  await plain.goto(menu('?k=0'))
  await expect(plain.getByRole('button', { name: /^Przesuń/ })).toHaveCount(0)
  await plain.getByRole('button', { name: 'W dół: Espresso' }).click()
  await expect(plain.locator('form ol > li > a')).toHaveText(['Latte', 'Flat white', 'Espresso'])
})

/** Grabs a row by its grip and drags it above another, without a drop. */
async function drawUp(page: Page, grip: Locator, above: Locator): Promise<void> {
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await centreOf(grip), await centreOf(above)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(from.x, to.y - 10, { steps: 5 })
}

async function roomBetween(one: Locator, next: Locator): Promise<number> {
  return (await centreOf(next)).y - (await centreOf(one)).y
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('what is drawn is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger on a place, moved by so many pixels and lifted. */
async function swipe(page: Page, on: Locator, byPx: number): Promise<void> {
  const { x, y } = await centreOf(on)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] })
  await send('touchStart', y)
  for (let step = 1; step <= 10; step++) {
    await send('touchMove', y + (byPx * step) / 10)
    await page.waitForTimeout(30)
  }
  await send('touchEnd')
  await touch.detach()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opublikuj' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Opublikowane')
}
