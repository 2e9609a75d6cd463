import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { freshLink } from '../support/sign-in-link'
import { expect, expectAccessible, onBothWidths, test } from './support/test'

/** An administrator of the sample data at each of two brands, and a town of it. */
const BRANDS = {
  lubje: { email: 'kasia@lubje.example', city: 'lublin' },
  ostrowje: { email: 'iza@ostrowje.example', city: 'ostrow-wielkopolski' },
} as const
type Tenant = keyof typeof BRANDS

async function enter(page: Page, at: (tenant: string, path?: string) => string, tenant: Tenant): Promise<void> {
  await page.goto(at(tenant, `/konsola/wejscie/${await freshLink(BRANDS[tenant].email)}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/konsola\/[a-z-]+$/)
}

onBothWidths((width) => {
  const tenant = width === 'phone' ? 'lubje' : 'ostrowje'

  const tag = width === 'phone' ? '@story' : []
  test(`C41 ${tenant}: a restaurant is made, its owner invited, opened, seen by diners, suspended`, { tag }, async ({
    page,
    at,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    await enter(page, at, tenant)
    await page.goto(at(tenant, '/konsola/restauracje'))
    await page.getByRole('link', { name: 'Nowa restauracja' }).click()
    const name = `Próba ${width} ${Date.now()}`
    const fields: [string, string][] = [
      ['Nazwa', name],
      ['Ulica', 'Rynek'],
      ['Numer', '1'],
      ['Kod pocztowy', '20-111'],
      ['Telefon', '+48 81 123 45 67'],
      ['Nazwa firmy', 'Próba s.c.'],
      ['NIP', '5260250275'],
      ['Imię i nazwisko', 'Ola Nowa'],
      ['E-mail', `ola-${Date.now()}@example.pl`],
    ]
    for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Załóż i zaproś właściciela' }).click()
    // The last digit is wrong: all typed values are still there.
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await expect(page.getByLabel('Nazwa', { exact: true })).toHaveValue(name)
    await expectAccessible(page)
    await page.getByLabel('NIP').fill('526-025-02-74')
    await page.getByRole('button', { name: 'Załóż i zaproś właściciela' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Restauracja założona')
    await expect(page.getByRole('main')).toContainText('Ola Nowa, właściciel')
    await expect(page.getByRole('heading', { name: 'Do otwarcia' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Zmień ustawienia tej restauracji' }).click()
    await page.getByRole('link', { name: 'Profil' }).click()
    await expect(page.getByLabel('Nazwa restauracji')).toHaveValue(name)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Wróć do konsoli' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`C41 ${tenant}: an open restaurant is suspended with a reason, not found by diners, and opened again`, async ({
      page,
      at,
      diner,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/)
      await enter(page, at, tenant)
      await page.goto(at(tenant, '/konsola/restauracje?stan=open&sort=name'))
      const link = page.getByRole('rowheader').getByRole('link').last()
      const name = (await link.textContent()) ?? ''
      await link.click()
      const [, id] = /\/restauracje\/(\d+)/.exec(page.url()) ?? []
      await page.getByRole('link', { name: 'Goście i zawieszenie restauracji' }).click()
      await page.locator('summary', { hasText: 'Zawieś restaurację' }).click()
      await page.getByLabel('Powód').fill('Remont')
      await page.getByRole('button', { name: 'Zawieś', exact: true }).click()
      await page.getByRole('link', { name: 'Do restauracji' }).click()
      await expect(page.getByRole('main')).toContainText('Powód zawieszenia: Remont')
      const guest = await diner()
      const sendRequest = async () => (await guest.goto(at(tenant, `/restaurants/${id}`)))?.status()
      await expect.poll(sendRequest, { timeout: 60_000 }).toBe(404)
      await page.locator('summary', { hasText: 'Otwórz restaurację' }).click()
      await page.getByRole('button', { name: `Tak, otwórz: ${name}` }).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText('Restauracja jest otwarta')
      await expect.poll(sendRequest, { timeout: 60_000 }).toBe(200)
    })
  })

  // Figures, file and print are the same on both widths, and console.spec.ts tests the wide page.
  if (width === 'wide') return
  test(`C41 ${tenant}: the month is read, downloaded and printed`, async ({ page, at }) => {
    await enter(page, at, tenant)
    await page.goto(at(tenant, '/konsola/miesiac'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Miesiąc')
    await expect(page.getByRole('main')).toContainText('Miesiąc jeszcze trwa')
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Pobierz CSV' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8').startsWith('\ufeffMiesiąc;20')).toBe(true)
    await page.goto(at(tenant, '/konsola/miesiac?m=2026-13'))
    await expect(page.getByRole('main')).toContainText('Nie ma takiego miesiąca')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Pokaż' })).toBeHidden()
  })
})
