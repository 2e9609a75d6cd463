import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { copyOf, pizzeria, tables } from '../support/restaurant-files'
import { freshLink } from '../support/sign-in-link'
import { enter, importFile } from './support/own-restaurant'
import { dayIn, fillIn, submitButton, visitPath } from './support/reserve'
import type { Stack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

const always = { week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]), exceptions: [] }
const PHONE = { width: 390, height: 844 }

test('C37: on a phone an owner changes price, hours, table, zone and promotion; a diner sees each within seconds, and each is taken back', async ({
  page,
  diner,
  privateStack,
}) => {
  test.setTimeout(300_000)
  page.setDefaultTimeout(20_000)
  const stack = await privateStack()
  const file = { ...copyOf(pizzeria), key: 'lublin-zmiany', name: 'Piec na Zmiany', hours: always, vouchers: [] }
  const id = await importFile(stack, file)
  const guest = await diner({ viewport: PHONE })
  await page.setViewportSize(PHONE)
  await enter(page, stack, 'lubje', id)
  const { settings, guestSees, takeBack } = between(page, guest, stack, 'lubje', id)

  // A price, at once.
  const dish = file.menu?.categories[0]?.products[0]?.name ?? ''
  await page.goto(settings('/ceny'))
  await expectAccessible(page)
  await page.getByLabel(dish, { exact: true }).fill('31,50')
  await page.getByRole('button', { name: `Zmień cenę: ${dish}` }).press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nowa cena działa od teraz')
  await guestSees(`/order/${id}`, '31,50 zł')
  await takeBack('Menu')
  await guestSees(`/order/${id}`, '31,50 zł', false)

  // Hours: a reservation that they would shut out is told, and cancelled by its own word alone.
  await guest.goto(stack.url('lubje', visitPath(id, dayIn(9), '21:00')))
  await fillIn(guest)
  await submitButton(guest).click()
  await guest.waitForURL(/\/thank-you\//)
  await page.goto(settings('/godziny'))
  for (const day of ['Poniedziałek', 'Wtorek', 'Środa', 'Czwartek', 'Piątek', 'Sobota', 'Niedziela']) {
    const hours = page.getByRole('group', { name: day, exact: true })
    await hours.getByLabel('Od').fill('08:00')
    await hours.getByLabel('Do').fill('20:00')
  }
  await expect(page.getByRole('status').filter({ hasText: 'Szkic zapisany' })).toBeVisible()
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź zmiany: Godziny')
  await expect(page.getByText('Poza nowymi godzinami.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Odwołaj i zawiadom gościa' }).press('Space')
  await page.getByRole('button', { name: 'Opublikuj' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Opublikowane')
  await expect(async () => {
    await guest.reload()
    await expect(guest.getByText(/odwołan/i).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await guestSees(`/restaurants/${id}`, '8–20')
  await takeBack('Godziny')
  await guestSees(`/restaurants/${id}`, '8–20', false)

  // A table, while the board of tables is open beside.
  const board = await diner({ storageState: await page.context().storageState() })
  await board.goto(stack.url('lubje', `/panel/${id}/rezerwacje`))
  await page.goto(settings('/stoliki'))
  await page.getByRole('button', { name: 'Dodaj stolik' }).first().press('Enter')
  await page.getByLabel('Nazwa stolika').last().fill('S2')
  await page.getByLabel('Najwięcej osób').last().fill('8')
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).press('Enter')
  await expect(page.getByRole('row', { name: /Miejsc przy stolikach 4 12/ })).toBeVisible()
  await publish(page)
  await expect(board.getByText('Ustawienia restauracji się zmieniły')).toBeVisible({ timeout: 15_000 })
  await board.getByRole('link', { name: 'Odśwież' }).click()
  await expect(board.getByText('Ustawienia restauracji się zmieniły')).toHaveCount(0)
  await takeBack('Stoliki')

  // A zone, without scripts.
  const storageState = await page.context().storageState()
  const plain = await diner({ javaScriptEnabled: false, storageState, viewport: PHONE })
  await plain.goto(settings('/dostawa'))
  await plain.getByLabel(/Opakowanie jednego zamówienia/).fill('dwa złote')
  await plain.getByRole('button', { name: 'Zapisz szkic' }).click()
  await expect(plain.getByLabel(/Opakowanie jednego zamówienia/)).toHaveValue('dwa złote')
  await expect(plain.getByLabel(/Opakowanie jednego zamówienia/)).toHaveAttribute('aria-invalid', 'true')
  await plain.getByLabel(/Opakowanie jednego zamówienia/).fill('2')
  const zones = await plain.getByLabel('Nazwa strefy').count()
  await plain.getByRole('button', { name: 'Dodaj strefę' }).click()
  await expect(plain.getByLabel('Nazwa strefy')).toHaveCount(zones + 1)
  await plain.getByRole('button', { name: /^Usuń: Strefa/ }).click()
  await expect(plain.getByLabel('Nazwa strefy')).toHaveCount(zones)
  await plain
    .locator('summary', { hasText: /km|strefa/i })
    .first()
    .click()
  await plain.getByLabel('Minimalny koszyk (zł)').first().fill('45')
  await plain.getByRole('button', { name: 'Sprawdź zmiany' }).click()
  await expect(plain.getByText(/minimalny koszyk: .* → 45,00\szł/)).toBeVisible()
  await publish(plain)
  await guestSees(`/order/${id}`, /Zamówienie od\s45,00\szł/)
  await takeBack('Dostawa')

  // A promotion.
  await page.goto(settings('/promocje'))
  await page.getByRole('button', { name: 'Dodaj promocję' }).press('Enter')
  await page.getByLabel('Danie lub kategoria').last().selectOption({ index: 1 })
  await page.getByLabel('Ile sztuk za pełną cenę').last().fill('0')
  await page.getByLabel('Ile następnych taniej').last().fill('0')
  await page.getByLabel('O ile taniej (%)').last().fill('20')
  // A double tap is one press.
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź zmiany: Promocje i kody')
  await page.getByRole('button', { name: 'Opublikuj' }).dblclick()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Opublikowane')
  await guestSees(`/order/${id}`, /20\s?%/)
  await takeBack('Promocje i kody')
  await guestSees(`/order/${id}`, /20\s?%/, false)
})

test('C37: a restaurant of another brand with tables and no menu changes hours, last seating, kitchen, tables and pictures', async ({
  page,
  diner,
  privateStack,
}) => {
  test.setTimeout(200_000)
  page.setDefaultTimeout(20_000)
  const stack = await privateStack()
  const file = {
    ...copyOf(tables),
    key: 'ostrow-zmiany',
    name: 'Dwie Sale nad Ołobokiem',
    tenant: 'ostrowje',
    city: 'ostrow-wielkopolski',
  }
  const id = await importFile(stack, file)
  const guest = await diner()
  await enter(page, stack, 'ostrowje', id)
  const { settings, guestSees, takeBack } = between(page, guest, stack, 'ostrowje', id)
  const diners = `/restaurants/${id}`

  // What it has none of says so.
  await page.goto(settings('/ceny'))
  await expect(page.getByText('W menu nie ma jeszcze dań.')).toBeVisible()
  await page.goto(settings('/dostawa'))
  await expect(page.getByText('nie przyjmuje zamówień')).toBeVisible()

  // Its kitchen begins with the hours of the restaurant, and is told day by day.
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
  await page.getByRole('button', { name: 'Sprawdź zmiany' }).press('Enter')
  await publish(page)
  await expect(async () => {
    await guest.goto(stack.url('ostrowje', diners))
    await expect(guest.getByRole('button', { name: alt }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000, intervals: [500] })
  await takeBack('Zdjęcia')
  await expect(async () => {
    await guest.goto(stack.url('ostrowje', diners))
    await expect(guest.getByRole('button', { name: alt })).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 15_000, intervals: [500] })
})

test('C37: what is typed outlives an outage; who publishes second is told, and loses nothing', async ({
  page,
  diner,
  at,
  expectedErrors,
}) => {
  expectedErrors.push(/503|Failed to load/)
  test.setTimeout(120_000)
  await page.goto(at('ostrowje', `/panel/wejscie/${await freshLink('piotr@goscinna-wyspa.example')}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/panel\/33\//)
  const other = await diner({ storageState: await page.context().storageState() })
  const profile = at('ostrowje', '/panel/33/ustawienia/profil')
  await page.goto(profile)
  const lead = page.getByLabel('Jedno zdanie na listach')
  const before = await lead.inputValue()
  await page.route('**/panel/api/**/draft', (route) => route.fulfill({ status: 503, body: '{}' }))
  await lead.fill('Pisane podczas awarii')
  await expect(page.getByText('Brak odpowiedzi serwera')).toBeVisible()
  await page.reload()
  await expect(lead).toHaveValue('Pisane podczas awarii')
  await page.unroute('**/panel/api/**/draft')
  await expect(page.getByText('Szkic zapisany')).toBeVisible({ timeout: 15_000 })

  // The same person in another tab: the older tab is told and saves nothing over it.
  await other.goto(profile)
  await other.getByLabel('Jedno zdanie na listach').fill('Z drugiej karty')
  await expect(other.getByText('Szkic zapisany')).toBeVisible()
  await lead.fill('Z pierwszej karty')
  await expect(page.getByText('Ten szkic zmieniono w innej karcie.')).toBeVisible()
  await page.getByRole('link', { name: 'Odśwież' }).click()
  await expect(lead).toHaveValue('Z drugiej karty')

  await lead.fill(before)
  await page.getByRole('button', { name: 'Zapisz szkic' }).press('Enter')
  await page.locator('summary', { hasText: 'Porzuć szkic' }).click()
  await page.getByRole('button', { name: 'Porzuć szkic na zawsze' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Szkic porzucony')
})

/** What the owner does and the diner sees of it: the diner's page is the one that is cached for everybody. */
function between(page: Page, guest: Page, stack: Stack, tenant: string, id: number) {
  const settings = (path = '') => stack.url(tenant, `/panel/${id}/ustawienia${path}`)
  const guestSees = (path: string, text: string | RegExp, isSeen = true) =>
    expect(async () => {
      await guest.goto(stack.url(tenant, path))
      await expect(guest.getByText(text).first()).toBeVisible({ visible: isSeen, timeout: 500 })
    }).toPass({ timeout: 15_000, intervals: [500] })
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

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opublikuj' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Opublikowane')
}
