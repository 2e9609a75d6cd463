import type { Page } from '@playwright/test'
import { freshLink } from '../support/sign-in-link'
import { countScriptBytes, scriptBar } from './support/measure'
import { splitWords } from './support/split-words'
import { expect, expectAccessible, onBothWidths, test } from './support/test'

/** One restaurant of the sample data at each of two tenants. */
const PLACES = {
  lubje: { id: 1, email: 'jan@pod-kozlim-rogiem.example', owner: 'Jan', pin: '739164' },
  ostrowje: { id: 33, email: 'piotr@goscinna-wyspa.example', owner: 'Piotr', pin: '284619' },
} as const
type Tenant = keyof typeof PLACES

/** In gzip. */
const BUDGET = 180_000
const PAGES = [
  'otwarcie',
  'ustawienia',
  'ustawienia/profil',
  'ustawienia/godziny',
  'ustawienia/menu',
  'ustawienia/zdjecia',
  'ustawienia/historia',
  'ustawienia/ceny',
  'zamowienia',
  'rezerwacje',
  'raport',
  'ludzie',
  'urzadzenia',
  'dziennik',
  'pin',
]

async function enter(page: Page, at: (tenant: string, path?: string) => string, tenant: Tenant): Promise<void> {
  await page.goto(at(tenant, `/panel/wejscie/${await freshLink(PLACES[tenant].email)}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/panel\/\d+\/zamowienia$/)
}

// A different brand on each width: both layouts, and both brands’ colours.
onBothWidths((width) => {
  const tenant = width === 'phone' ? 'lubje' : 'ostrowje'
  test(`C28 ${tenant}: each page of the panel is accessible, small and as wide as its screen`, async ({
    page,
    at,
    viewport,
  }) => {
    const { id, owner } = PLACES[tenant]
    await page.goto(at(tenant, '/panel'))
    await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się do panelu' })).toBeVisible()
    await expectAccessible(page)
    await enter(page, at, tenant)
    for (const path of PAGES) {
      // A late script of the page before has no body any more.
      await page.goto('about:blank')
      const scriptBytes = countScriptBytes(page)
      await page.goto(at(tenant, `/panel/${id}/${path}`))
      await scriptsAreIn(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('banner')).toContainText(`${owner}, właściciel`)
      expect(await scriptBytes()).toBeLessThanOrEqual(scriptBar(BUDGET))
      await expectAccessible(page)
      if ((viewport?.width ?? 0) > 400) continue
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        if (width > 320) expect(await splitWords(page)).toEqual([])
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
          .toBe(0)
      }
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('C28 an owner signs in, gives PINs, enrols a tablet; a cook enters on it and finds a closed door where it should be', {
    tag: '@story',
  }, async ({ page, at, expectedErrors }) => {
    expectedErrors.push(/404/)
    const { id, owner, pin } = PLACES.ostrowje
    const cook = `Kucharz ${Date.now() % 100_000}`
    await enter(page, at, 'ostrowje')
    await page.getByRole('link', { name: 'Mój PIN' }).click()
    await setPin(page, '123456')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('trudniejszych do zgadnięcia')
    await setPin(page, pin)
    await expect(page.getByRole('main').getByRole('status')).toContainText('Nowy PIN działa od teraz')

    await page.getByRole('link', { name: 'Ludzie' }).click()
    const invite = page.getByRole('region', { name: 'Zaproś kogoś' })
    await invite.getByLabel('Imię').fill(cook)
    await invite.getByLabel('Rola').selectOption('manager')
    await invite.getByRole('button', { name: 'Zaproś' }).click()
    // Typed values are still there, with the reason.
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Bez niego można dodać tylko salę i kuchnię')
    await expect(invite.getByLabel('Imię')).toHaveValue(cook)
    await expect(invite.getByLabel('Rola')).toHaveValue('manager')
    await invite.getByLabel('Rola').selectOption('kitchen')
    await invite.getByRole('button', { name: 'Zaproś' }).click()
    const entry = page.getByRole('listitem').filter({ hasText: cook })
    await entry.getByText('Nadaj PIN').click()
    await entry.getByLabel('Nowy PIN').fill('528417')
    await entry.getByRole('button', { name: 'Zapisz PIN' }).click()
    await expect(entry).toContainText('ma PIN')

    await page.getByRole('link', { name: 'Urządzenia' }).click()
    await page.getByLabel('Nazwa kasy').fill('Bar')
    await page.getByRole('button', { name: 'Utwórz klucz' }).click()
    await expect(page.getByLabel('Nowy klucz, pokazany tylko teraz')).toHaveValue(/.{20,}/)
    await page.reload()
    await expect(page.getByLabel('Nowy klucz, pokazany tylko teraz')).toHaveCount(0)
    await page.getByLabel('Jak je nazwać?').fill('Tablet')
    await page.getByRole('button', { name: 'Zapisz to urządzenie' }).click()

    // The owner is signed out on the device: the next sign-in is by name and PIN.
    await expect(page.getByRole('heading', { level: 1, name: 'Kto wchodzi?' })).toBeVisible()
    await expect(page.getByRole('link', { name: owner, exact: true })).toBeVisible()
    await page.getByRole('link', { name: cook }).click()
    await enterPin(page, '111111')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('To nie ten PIN')
    await enterPin(page, '528417')
    await expect(page.getByRole('banner')).toContainText(`${cook}, kuchnia`)
    expect((await page.goto(at('ostrowje', `/panel/${id}/ludzie`)))?.status()).toBe(404)
    await page.goto(at('ostrowje', `/panel/${id}/zamowienia`))
    await page.getByRole('button', { name: 'Wyloguj' }).click()
    await page.getByRole('link', { name: owner, exact: true }).click()
    await enterPin(page, pin)
    await page.getByRole('link', { name: 'Dziennik' }).click()
    await expect(page.getByRole('row', { name: /Logowanie PIN-em/ }).first()).toContainText(owner)
    await page.goto(at('ostrowje', `/panel/${id}/urzadzenia`))
    await expect(page.getByRole('heading', { level: 1, name: 'Tu potrzebne jest logowanie linkiem' })).toBeVisible()
  })
})

/** The network is never idle with a board's stream: no script has come since the last check. */
async function scriptsAreIn(page: Page): Promise<void> {
  let before = -1
  const isQuiet = async () => {
    const count = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    )
    const same = count === before
    before = count
    return same
  }
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true)
}

async function setPin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Nowy PIN', { exact: true }).fill(pin)
  await page.getByLabel('Nowy PIN jeszcze raz').fill(pin)
  await page.getByRole('button', { name: 'Zapisz PIN' }).click()
}

async function enterPin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Twój PIN').fill(pin)
  await page.getByRole('button', { name: 'Wejdź' }).click()
}
