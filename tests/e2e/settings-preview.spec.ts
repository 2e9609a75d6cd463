import type { Page } from '@playwright/test'
import { copyOf, pizzeria } from '../support/restaurant-files'
import { sendRequest } from './support/ask'
import { countScriptBytes, scriptBar } from './support/measure'
import { enter, importFile } from './support/own-restaurant'
import { expect, expectAccessible, test } from './support/test'

const always = { week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]), exceptions: [] }
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }
const LATE = /20(:00)?–23:15/
/** In gzip: a page of the panel. */
const BUDGET = 180_000

test('C37: an owner sees a new name and price on the diners’ menu, as wide as a phone and a desk; diners see the old ones', async ({
  page,
  diner,
  privateStack,
}) => {
  const stack = await privateStack()
  const file = { ...copyOf(pizzeria), key: 'lublin-podglad', name: 'Piec na Podgląd', hours: always, vouchers: [] }
  const id = await importFile(stack, file)
  const settings = (path: string) => stack.url('lubje', `/panel/${id}/ustawienia/${path}`)
  const guest = await diner({ viewport: PHONE })
  await page.setViewportSize(PHONE)
  await enter(page, stack, 'lubje', id)

  await page.goto(settings('menu?k=0&d=0'))
  await page.getByLabel('Nazwa dania').fill('Pizza z podglądu')
  await page.getByLabel('Cena (zł)').first().fill('47,10')
  await page.getByRole('button', { name: 'Podgląd' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podgląd: Menu')
  await expect(shown(page).getByText('Podgląd: tak zobaczą to goście po opublikowaniu')).toBeVisible()
  await seesDish(page)
  expect(await frameWidth(page)).toBe(PHONE.width)
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('link', { name: 'Szeroki' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Szeroki' })).toHaveAttribute('aria-current', 'true')
  await seesDish(page)
  expect(await frameWidth(page)).toBe(DESK.width)
  await expectNoOverflow(page)

  await page.setViewportSize(DESK)
  const scriptBytes = countScriptBytes(page)
  await page.reload()
  await seesDish(page)
  expect(await scriptBytes()).toBeLessThanOrEqual(scriptBar(BUDGET))
  await expectAccessible(page)

  // A diner beside, and after all that: the old name at the old price.
  await guest.goto(stack.url('lubje', `/order/${id}`))
  await expect(guest.getByText('Margherita').first()).toBeVisible()
  await expect(guest.getByText('Pizza z podglądu')).toHaveCount(0)
  await expect(guest.getByText('47,10 zł')).toHaveCount(0)

  // The page in the frame does nothing: no link but to places on it, no script, no call, nothing kept.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const before = await kept(page)
  expect(await shown(page).locator('script').count()).toBe(0)
  expect(await shown(page).locator('a[href]:not([href^="#"])').count()).toBe(0)
  await shown(page).getByRole('button').first().click({ force: true })
  expect([await kept(page), asked]).toEqual([before, []])

  // The other page of the same draft, and back to publish it.
  await page.getByRole('navigation', { name: 'Strona' }).getByRole('link', { name: 'Stolik' }).press('Enter')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Piec na Podgląd')
  await page.getByRole('link', { name: 'Sprawdź zmiany' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź zmiany: Menu')
  await page.getByRole('link', { name: 'Podgląd' }).press('Enter')
  await page.getByRole('link', { name: 'Wróć do edycji' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')

  // It is this session's alone, kept nowhere, and framed by nobody else.
  const [{ value = '' } = {}] = (await page.context().cookies()).filter(({ name }) => name === 'panel_session')
  const ask = (method: string, cookie = '') =>
    sendRequest('lubje.localhost', `/panel/${id}/ustawienia/menu/podglad/strona`, {
      method,
      headers: { cookie },
      port: stack.webPort,
    })
  const own = await ask('GET', `panel_session=${value}`)
  expect(own.status).toBe(200)
  expect(own.body).toMatch(/Pizza z\spodglądu/)
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(own.headers['x-robots-tag']).toBe('noindex')
  expect(own.headers['content-security-policy']).toMatch(/frame-ancestors 'self'.*script-src 'none'/)
  const stranger = await ask('GET')
  expect([stranger.status, stranger.headers.location]).toEqual([307, '/panel'])
  expect((await ask('POST', `panel_session=${value}`)).status).toBe(405)

  // A draft with faults says which, and has nothing to look at.
  await page.goto(settings('dostawa'))
  await page.getByLabel(/Opakowanie jednego zamówienia/).fill('dwa złote')
  await page.getByRole('button', { name: 'Podgląd' }).press('Enter')
  await expect(page.getByText('Szkic ma błędy')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)
})

test('C37: hours of a draft on the restaurant’s page of another brand, without scripts', { tag: '@story' }, async ({
  page,
  diner,
  privateStack,
}) => {
  const stack = await privateStack()
  const file = { ...copyOf(pizzeria), key: 'nakryte-podglad', tenant: 'nakryte', name: 'Wieczorny Piec', vouchers: [] }
  const id = await importFile(stack, file)
  await enter(page, stack, 'nakryte', id)
  const storageState = await page.context().storageState()
  const plain = await diner({ javaScriptEnabled: false, storageState, viewport: PHONE })
  await plain.goto(stack.url('nakryte', `/panel/${id}/ustawienia/godziny`))
  for (const day of ['Poniedziałek', 'Wtorek', 'Środa', 'Czwartek', 'Piątek', 'Sobota', 'Niedziela']) {
    const hours = plain.getByRole('group', { name: day, exact: true })
    await hours.getByLabel('Od').fill('20:00')
    await hours.getByLabel('Do').fill('23:15')
  }
  await plain.getByRole('button', { name: 'Podgląd' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Podgląd: Godziny')
  await expect(shown(plain).getByText(LATE).first()).toBeVisible()
  await expect(shown(plain).getByRole('heading', { level: 1 })).toHaveText('Wieczorny Piec')
  await plain.getByRole('link', { name: 'Szeroki' }).click()
  await expect(shown(plain).getByText(LATE).first()).toBeVisible()
  await page.goto(stack.url('nakryte', `/panel/${id}/ustawienia/godziny/podglad`))
  await expect(shown(page).getByText(LATE).first()).toBeVisible()
  await expectAccessible(page)
  await plain.goto(stack.url('nakryte', `/restaurants/${id}`))
  await expect(plain.getByText(LATE)).toHaveCount(0)
})

function shown(page: Page) {
  return page.frameLocator('iframe')
}

async function seesDish(page: Page): Promise<void> {
  await expect(shown(page).getByText('Pizza z podglądu').first()).toBeVisible()
  await expect(shown(page).getByText('47,10 zł').first()).toBeVisible()
  await expect(shown(page).getByText('Margherita')).toHaveCount(0)
}

function frameWidth(page: Page): Promise<number> {
  return shown(page)
    .locator('html')
    .evaluate(() => innerWidth)
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** What the browser keeps of us. */
async function kept(page: Page) {
  const stored = await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)])
  return [stored, await page.context().cookies()]
}
