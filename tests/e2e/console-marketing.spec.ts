import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { freshLink } from '../support/sign-in-link'
import { dayIn, fillIn, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

/** A name may not contain digits. */
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

async function signIn(page: Page, url: (path: string) => string, link: string): Promise<void> {
  await page.goto(url(`/konsola/wejscie/${link}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/konsola\/[a-z-]+$/)
}

test('C39 marketing makes a link, its poster brings a diner to a table, and the results show it', {
  tag: '@story',
}, async ({ page, diner, at, expectedErrors }) => {
  expectedErrors.push(/404/)
  const [tenant, restaurant, campaign] = ['lubje', 14, `zima-${letters(10)}`] as const
  const url = (path: string) => at(tenant, path)
  const admin = await diner()
  await signIn(admin, url, await freshLink('kasia@lubje.example'))
  await admin.goto(url('/konsola/ludzie'))
  const email = `mela-${letters(10)}@example.pl`
  await admin.getByLabel('Imię').last().fill('Mela')
  await admin.getByLabel('E-mail').fill(email)
  await admin.getByLabel('Rola').selectOption('marketing')
  await admin.getByRole('button', { name: 'Zaproś' }).click()
  await expect(admin.getByRole('main').getByRole('status')).toContainText('Zaproszenie wysłane')

  await signIn(page, url, await freshLink(email))
  const pages = page.getByRole('navigation', { name: 'Działy konsoli' })
  await expect(pages.getByRole('link', { name: 'Linki' })).toBeVisible()
  await expect(pages.getByRole('link', { name: /Do zrobienia|Szukaj|Ludzie|Miesiąc/ })).toHaveCount(0)
  await page.goto(url('/konsola/do-zrobienia'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/nie ma|brak/i)

  await page.goto(url('/konsola/linki'))
  await page.getByLabel('Strona', { exact: true }).selectOption('restaurant')
  await page.getByLabel('Restauracja', { exact: true }).fill(url(`/restaurants/${restaurant}`))
  await page.getByLabel(/^Dzień/).fill(dayIn(6))
  await page.getByLabel(/^Źródło/).fill('Plakat Rynek')
  await page.getByLabel(/^Medium/).fill('druk')
  await page.getByLabel(/^Kampania/).fill(campaign)
  await page.getByLabel(/^Medium/).press('Tab')
  await expect(page.getByLabel(/^Źródło/)).toHaveValue('plakat-rynek')
  await page.getByRole('button', { name: 'Zrób link' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Link jest gotowy.')
  const code = page.getByRole('img', { name: /^Kod QR do/ })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: /^Wydruk/ }).fill('dworzec')
  await page.getByRole('button', { name: 'Nowy wydruk' }).press('Enter')
  await expect(code).toHaveCount(2)
  const posters = await code.evaluateAll((all) => all.map((one) => one.getAttribute('alt')?.slice('Kod QR do '.length)))
  const [poster = '', unseen = ''] = posters.map((address) => new URL(address ?? '').pathname)
  expect(poster).toMatch(/^\/l\/[a-z0-9]{7}$/i)

  // The poster has the brand's own host; the test's is another.
  const guest = await diner()
  await guest.goto(url(poster))
  await expect(guest).toHaveURL(new RegExp(`/restaurants/${restaurant}-[a-z-]+\\?.*utm_campaign=${campaign}`))
  await guest.goto(`${guest.url()}&visitTime=18%3A30&peopleCount=2`)
  await waitForForm(guest)
  await fillIn(guest, { email: `gosc-${letters(10)}@example.pl` })
  await guest.getByRole('button', { name: /^(Rezerwuję|Wysyłam|Poproś|Wyślij)/ }).click()
  await guest.waitForURL('**/thank-you/*')

  await page.goto(url('/konsola/wyniki'))
  // A week is in a report after its end.
  await expect(page.getByRole('row').filter({ hasText: campaign })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Pobierz CSV' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).not.toContain(campaign)
  await page.goto(url('/konsola/linki'))
  await page.getByRole('listitem').filter({ hasText: campaign }).getByRole('link').first().press('Enter')
  await page.locator('summary', { hasText: 'Zakończ link' }).press('Enter')
  await page.getByRole('button', { name: 'Tak, zakończ link' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Link jest zakończony.')
  // A poster outlives its link; the code used before may lead to the campaign for another minute.
  await guest.goto(url(unseen))
  await expect(guest).toHaveURL(new RegExp(`/restaurants/${restaurant}-[a-z-]+(\\?visitDate=[0-9-]+)?$`))
})
