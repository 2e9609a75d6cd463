import type { Page } from '@playwright/test'
import { CONSOLE_PAGES } from '@/lib/domain/console/pages'
import { freshLink } from '../support/sign-in-link'
import { countScriptBytes, scriptBar } from './support/measure'
import { expect, expectAccessible, onBothWidths, test } from './support/test'

/** An administrator of the sample data at each of two brands. */
const ADMINS = {
  lubje: { email: 'kasia@lubje.example', name: 'Kasia' },
  ostrowje: { email: 'iza@ostrowje.example', name: 'Iza' },
} as const
type Tenant = keyof typeof ADMINS

/** In gzip, like a screen of the panel. */
const BUDGET = 180_000

async function enter(page: Page, at: (tenant: string, path?: string) => string, tenant: Tenant): Promise<void> {
  await page.goto(at(tenant, `/konsola/wejscie/${await freshLink(ADMINS[tenant].email)}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/konsola\/[a-z-]+$/)
}

/** Pages with another layout on wide screens: tables, charts, cards side by side. */
const WIDE_PAGES = ['queue', 'restaurants', 'month', 'results'] as const

// A different brand on each width: both layouts, and both brands’ colours.
onBothWidths((width) => {
  const tenant = width === 'phone' ? 'lubje' : 'ostrowje'
  test(`C38 ${tenant}: each ${width === 'phone' ? '' : 'wide '}page of the console is accessible, small and as wide as its screen`, async ({
    page,
    at,
    viewport,
  }) => {
    await page.goto(at(tenant, '/konsola'))
    await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się do konsoli' })).toBeVisible()
    await expectAccessible(page)
    await enter(page, at, tenant)
    const pages = width === 'phone' ? Object.values(CONSOLE_PAGES) : WIDE_PAGES.map((name) => CONSOLE_PAGES[name])
    for (const { path } of pages) {
      await page.goto('about:blank')
      const scriptBytes = countScriptBytes(page)
      await page.goto(at(tenant, `/konsola/${path}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('banner')).toContainText(`${ADMINS[tenant].name}, administrator`)
      expect(await scriptBytes()).toBeLessThanOrEqual(scriptBar(BUDGET))
      await expectAccessible(page)
      if ((viewport?.width ?? 0) > 400) continue
      for (const size of [320, 390]) {
        await page.setViewportSize({ width: size, height: 800 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
          .toBe(0)
      }
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('C38 an administrator invites a colleague, changes their role and removes it; the trail shows it', {
    tag: '@story',
  }, async ({ page, at, expectedErrors }) => {
    expectedErrors.push(/404/)
    await enter(page, at, 'ostrowje')
    await page.goto(at('ostrowje', '/konsola/ludzie'))
    await page.getByLabel('Imię').last().fill('Olek')
    // Valid for the browser, but no address.
    await page.getByLabel('E-mail').fill('olek@example')
    await page.getByRole('button', { name: 'Zaproś' }).click()
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Wpisz adres e-mail')
    await expect(page.getByLabel('Imię').last()).toHaveValue('Olek')
    const email = `olek-${Date.now()}@example.pl`
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Rola').selectOption('marketing')
    await page.getByRole('button', { name: 'Zaproś' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Zaproszenie wysłane')
    await page.locator('summary[aria-label="Odbierz dostęp: Olek"]').click()
    await page.getByRole('button', { name: 'Tak, odbierz dostęp: Olek' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Dostęp odebrany')
    await page.goto(at('ostrowje', '/konsola/dziennik'))
    await expect(page.getByRole('table')).toContainText('Zaproszenie')
    await page.getByRole('button', { name: 'Wyloguj' }).click()
    await page.goto(at('ostrowje', '/konsola/ludzie'))
    await expect(page).toHaveURL(/\/konsola$/)
  })
})
