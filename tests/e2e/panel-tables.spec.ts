import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/order-test'
import { signIn } from './support/panel'
import { createUpstreamReservation, dayIn, OPEN_ALWAYS } from './support/reserve'

const LUBJE = { tenant: 'lubje', id: OPEN_ALWAYS.lubje }
const OSTROWJE = { tenant: 'ostrowje', id: OPEN_ALWAYS.ostrowje }
const TABLES = { path: 'rezerwacje' }
const LONG = { timeout: 60_000 }

const sheet = (page: Page): Locator => page.getByRole('dialog')
/** On the timeline of a wide screen, or in the list of a phone. */
const visit = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(name) })
    .filter({ visible: true })
    .first()
const isLive = (page: Page) => expect(page.getByText('Na żywo')).toBeVisible(LONG)

test('C24: by keyboard alone a party is written down by telephone, moved, undone, seated; its table is free again @wide', async ({
  page,
  restoredStack,
}) => {
  await signIn(page, restoredStack, LUBJE, TABLES)
  await isLive(page)
  await expectAccessible(page)
  const name = `Telefon ${Math.random().toString(36).slice(2, 8)}`
  await page.getByRole('button', { name: 'Rezerwacja z telefonu' }).press('Enter')
  await expectAccessible(page)
  await sheet(page).getByRole('radio', { name: '3', exact: true }).press('Space')
  await sheet(page).getByLabel('Nazwisko').fill(name)
  await sheet(page).getByRole('textbox', { name: 'Telefon' }).fill('600 300 400')
  await sheet(page).getByRole('textbox', { name: 'Telefon' }).press('Enter')
  await expect(page.getByText(`${name}: zapisano na`)).toBeVisible(LONG)
  await expect(sheet(page)).toBeHidden()

  await visit(page, name).press('Enter')
  await expect(sheet(page).getByText(/Wizyty: \d+\./)).toBeVisible(LONG)
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Przenieś' }).press('Enter')
  await expectAccessible(page)
  const own = sheet(page).getByRole('checkbox', { checked: true })
  await own.press('Space')
  await sheet(page).getByRole('checkbox', { name: /wolny/, checked: false }).last().press('Space')
  await sheet(page).getByRole('button', { name: 'Przenieś' }).press('Enter')
  await expect(page.getByText(new RegExp(`${name}: \\d\\d:\\d\\d, stolik`))).toBeVisible(LONG)
  await page.getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Cofnij' })).toBeHidden(LONG)
  await expect(page.getByText(new RegExp(`${name}: \\d\\d:\\d\\d, stolik`))).toBeVisible(LONG)

  await visit(page, name).press('Enter')
  await sheet(page).getByRole('button', { name: 'Posadź' }).press('Enter')
  await expect(page.getByText(`${name}: przy stoliku.`)).toBeVisible(LONG)
  await visit(page, name).press('Enter')
  await sheet(page).getByRole('button', { name: 'Zwolnij stolik' }).press('Enter')
  await expect(page.getByText(`${name}: stolik wolny.`)).toBeVisible(LONG)
  const [row] = await restoredStack.sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM occupations o JOIN reservations r ON r.id = o.reservation_id
     WHERE r.customer_name = $1 AND o.ended_at IS NULL`,
    [name],
  )
  expect(row?.n).toBe(0)
})

test('C24: a party at the door sits in three presses, answered on screen at once; the second screen hears of it, and who acts second is told', async ({
  page,
  diner,
  restoredStack,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /net::ERR_/)
  await signIn(page, restoredStack, OSTROWJE, TABLES)
  const second = await diner()
  await signIn(second, restoredStack, OSTROWJE, { ...TABLES, name: 'Jan' })
  await isLive(second)
  await isLive(page)
  await page.getByRole('button', { name: 'Goście przy drzwiach' }).click()
  await sheet(page).getByRole('radio', { name: '2', exact: true }).check({ force: true })
  const name = `Drzwi ${Math.random().toString(36).slice(2, 8)}`
  await sheet(page).getByLabel('Nazwisko').fill(name)
  await sheet(page).getByRole('button', { name: 'Posadź' }).click()
  await expect(page.getByText(/^Posadzono: 2/)).toBeVisible(LONG)
  await expect(visit(second, name)).toBeVisible(LONG)

  // The second screen stays as it is: its events are held back from here on.
  await second.route('**/events?*', (route) => route.abort())
  await second.reload()
  await visit(page, name).click()
  await sheet(page).getByRole('button', { name: 'Zwolnij stolik' }).click()
  await expect(page.getByText(`${name}: stolik wolny.`)).toBeVisible(LONG)
  await visit(second, name).click()
  await sheet(second).getByRole('button', { name: 'Jeszcze ich nie ma' }).click()
  await expect(second.getByRole('alert').filter({ hasText: name })).toContainText('Jest teraz: zakończona', LONG)
  const [row] = await restoredStack.sql<{ state: string }>(
    'SELECT visit_state AS state FROM reservations WHERE customer_name = $1',
    [name],
  )
  expect(row?.state).toBe('finished')
})

test('C24: a request is declined with a reason and other times, and its diner reads both', async ({
  page,
  diner,
  at,
  restoredStack,
}) => {
  const who = `Duża Grupa ${Math.random().toString(36).slice(2, 8)}`
  const made = await createUpstreamReservation(
    restoredStack.upstreamUrl,
    LUBJE.tenant,
    LUBJE.id,
    `${dayIn(20)} 18:00:00`,
    12,
    { customer_name: who },
  )
  const guest = await diner()
  await guest.goto(at(LUBJE.tenant, `/rezerwacja/${made?.code}`))
  await signIn(page, restoredStack, LUBJE, TABLES)
  const request = page.getByRole('listitem').filter({ hasText: who }).filter({ hasText: 'zostało' })
  await expect(request).toContainText(/zostało/)
  await request.getByRole('button', { name: 'Odmów' }).click()
  await sheet(page).getByRole('radio', { name: 'Zamknięte przyjęcie' }).check()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Odmów i powiadom' }).click()
  await expect(page.getByText(`${who}: odmówiono`)).toBeVisible(LONG)
  await expect(request).toBeHidden()
  await guest.reload()
  await expect(guest.getByText('Zamknięte przyjęcie')).toBeVisible()
})

test('C25: on a wide screen a visit is dragged to another table; a block keeps a table from diners until it is taken off @wide', async ({
  page,
  restoredStack,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 900, 'the timeline is for wide screens')
  await signIn(page, restoredStack, OSTROWJE, TABLES)
  await isLive(page)
  await page.getByRole('button', { name: 'Goście przy drzwiach' }).click()
  const name = `Ciągnij ${Math.random().toString(36).slice(2, 8)}`
  await sheet(page).getByLabel('Nazwisko').fill(name)
  await sheet(page).getByRole('button', { name: 'Posadź' }).click()
  const box = page
    .getByRole('list', { name: /^Stolik / })
    .filter({ has: page.getByRole('button', { name: new RegExp(name) }) })
  await expect(box).toHaveCount(1, LONG)
  const from = await box.getAttribute('data-table')
  const target = page
    .getByRole('list', { name: /^Stolik / })
    .filter({ hasNot: page.getByRole('button') })
    .first()
  const to = await target.getAttribute('data-table')
  const button = visit(page, name)
  await button.scrollIntoViewIfNeeded()
  const [start, end] = [await button.boundingBox(), await target.boundingBox()]
  await page.mouse.move(start!.x + 20, start!.y + 10)
  await page.mouse.down()
  await page.mouse.move(start!.x + 20, (start!.y + end!.y) / 2, { steps: 4 })
  await page.mouse.move(start!.x + 20, end!.y + 15, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator(`[data-table="${to}"]`).getByRole('button', { name: new RegExp(name) })).toBeVisible(LONG)
  expect(to).not.toBe(from)

  await page.getByRole('button', { name: 'Zablokuj' }).first().click()
  await sheet(page).getByRole('radio', { name: 'Rezerwacje online' }).check()
  await sheet(page).getByLabel('Powód').fill('Prywatne przyjęcie')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Zablokuj' }).click()
  await expect(page.getByText(/^Zablokowano/)).toBeVisible(LONG)
  await page
    .getByRole('button', { name: /^Zdejmij blokadę/ })
    .first()
    .click()
  await expect(page.getByText('Blokada zdjęta.')).toBeVisible(LONG)
})
