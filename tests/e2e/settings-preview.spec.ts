import type { Page } from '@playwright/test'
import { copyOf, pizzeria } from '../support/restaurant-files'
import { sendRequest } from './support/ask'
import { enter, importFile } from './support/own-restaurant'
import { expect, expectAccessible, test } from './support/test'

const PHONE = { width: 390, height: 844 }
const LATE = /20(:00)?–23:15/

test('C37: hours of a draft on the restaurant’s page of another brand, without scripts', async ({
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

  // A zone's outline by its streets, without scripts either.
  await plain.goto(stack.url('nakryte', `/panel/${id}/ustawienia/dostawa`))
  await plain.getByText('do 3 km').click()
  await plain.getByLabel('Obszar strefy').selectOption('Wybrane ulice')
  await plain.getByRole('button', { name: 'Zapisz szkic' }).click()
  await plain.getByRole('button', { name: 'Wybierz ulice strefy' }).click()
  await plain.getByLabel('Nazwa ulicy').fill('grodz, lipow')
  await plain.getByRole('button', { name: 'Szukaj' }).click()
  for (const street of ['Grodzka', 'Lipowa']) await plain.getByLabel(street, { exact: true }).check()
  await plain.getByRole('button', { name: 'Zapisz ulice' }).click()
  await expect(plain.getByText(/^W.strefie (są|jest) \d/)).toBeVisible()
  await expect(plain.getByLabel('Grodzka', { exact: true })).toBeChecked()
  await plain.getByLabel('Grodzka', { exact: true }).uncheck()
  await plain.getByLabel('Nazwa ulicy').fill('grodz')
  await plain.getByRole('button', { name: 'Szukaj' }).click()
  await expect(plain.getByLabel('Grodzka', { exact: true })).not.toBeChecked()
  await plain.getByRole('button', { name: 'Cofnij ostatnią zmianę' }).click()
  await expect(plain.getByLabel('Grodzka', { exact: true })).toBeChecked()
  await plain.getByRole('button', { name: 'Sprawdź zmiany' }).click()
  await expect(plain.getByText(/obszar: koło, promień 3 km → wybrane ulice, \d+,\d\d km²/)).toBeVisible()

  // The preview belongs to this session alone, is never cached, and only our page may frame it.
  const { value = '' } = storageState.cookies.find(({ name }) => name === 'panel_session') ?? {}
  const path = `/panel/${id}/ustawienia/godziny/podglad/strona`
  const ask = (cookie: string) => sendRequest('nakryte.localhost', path, { headers: { cookie }, port: stack.webPort })
  const { status, headers } = await ask(`panel_session=${value}`)
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex'])
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'.*script-src 'none'/)
  expect((await ask('')).headers.location).toBe('/panel')
})

function shown(page: Page) {
  return page.frameLocator('iframe')
}
