import type { Page } from '@playwright/test'
import { freshLink } from '../support/sign-in-link'
import { dayIn, fillIn, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

/** A name may not contain digits. */
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

type At = (tenant: string, path?: string) => string

async function enter(page: Page, at: At, tenant: string, email: string): Promise<void> {
  await page.goto(at(tenant, `/konsola/wejscie/${await freshLink(email)}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/konsola\/do-zrobienia$/)
}

test('C38 a request at a restaurant that is no partner waits in the console, is taken by one, and answered; the guest sees it', {
  tag: '@story',
}, async ({ page, diner, at }) => {
  const [tenant, id, name] = ['miedzioweje', 63, `Gość${letters(8)}`] as const
  const first = await diner()
  await enter(first, at, tenant, 'tomek@miedzioweje.example')
  const email = `basia-${Date.now()}@example.pl`
  await first.goto(at(tenant, '/konsola/ludzie'))
  await first.getByLabel('Imię').last().fill('Basia')
  await first.getByLabel('E-mail').fill(email)
  await first.getByLabel('Rola').selectOption('operator')
  await first.getByRole('button', { name: 'Zaproś' }).click()
  await expect(first.getByRole('main').getByRole('status')).toContainText('Zaproszenie wysłane')
  const second = await diner({ viewport: { width: 390, height: 844 } })
  await enter(second, at, tenant, email)
  await expect(
    second.getByRole('navigation', { name: 'Działy konsoli' }).getByRole('link', { name: 'Ludzie' }),
  ).toHaveCount(0)

  await page.goto(at(tenant, visitPath(id, dayIn(6), '18:30')))
  await waitForForm(page)
  await fillIn(page, { firstname: name })
  await page.getByRole('button', { name: /^(Rezerwuję|Wysyłam|Poproś|Wyślij)/ }).click()
  await page.waitForURL('**/thank-you/*')

  // The queue refreshes without a press; days before its visit the case is counted, but sounds no alarm.
  const cardOn = (one: Page) => one.getByRole('article').filter({ hasText: name })
  await expect(cardOn(second)).toBeVisible({ timeout: 30_000 })
  await first.reload()
  await expect(first.getByRole('link', { name: /^Do zrobienia \(\d+\)$/ })).toBeVisible()
  await expectAccessible(second)
  await cardOn(second).getByRole('button', { name: 'Biorę' }).press('Enter')
  await expect(cardOn(second)).toContainText('Twoja sprawa')
  await first.goto(at(tenant, '/konsola/do-zrobienia?rodzaj=request'))
  await expect(cardOn(first)).toContainText('Ma ją Basia')

  // A refusal without its reason keeps its form open.
  await cardOn(second).locator('summary', { hasText: 'Odmowa' }).click()
  await cardOn(second).getByLabel('Powód, który przeczyta gość').fill('   ')
  await cardOn(second).getByRole('button', { name: 'Wyślij odmowę' }).click()
  await expect(second.getByRole('alert').filter({ hasText: 'Wpisz powód.' })).toBeVisible()
  await cardOn(second).locator('summary', { hasText: 'Restauracja potwierdza' }).click()
  await cardOn(second).getByRole('button', { name: 'Tak, restauracja się zgodziła' }).press('Enter')
  await expect(second.getByRole('status').filter({ hasText: 'Zapisane' })).toBeVisible()
  await expect(cardOn(second)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Stolik jest Twój' })).toBeVisible({ timeout: 120_000 })
  // The other screen still has the card, and is told that it is done.
  const left = cardOn(first).getByRole('button', { name: 'Przejmij' })
  if ((await left.count()) === 0) return
  // The page polls too, and may have done so since.
  const isPressed = await left.press('Enter', { timeout: 5000 }).then(
    () => true,
    () => false,
  )
  if (isPressed)
    await expect(first.getByRole('alert').filter({ hasText: 'Ta sprawa jest już załatwiona.' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('C38 C10 a report of content is decided with reasons, once', async ({ page, diner, at }) => {
    const tenant = 'lubje'
    const guest = await diner({ javaScriptEnabled: false })
    await guest.goto(at(tenant, '/zgloszenie?sprawa=notice'))
    await guest.getByLabel('Treść, która moim zdaniem łamie prawo').check()
    await guest.getByLabel('Imię i nazwisko').fill('Anna Zgłasza')
    await guest.getByLabel('E-mail').fill(`anna-${Date.now()}@example.pl`)
    await guest.getByLabel('Gdzie to jest').fill(at(tenant, '/restaurants/1'))
    const reported = `Cudze zdjęcia na tej stronie ${letters(10)}.`
    await guest.getByLabel('Co się stało').fill(reported)
    for (const box of await guest.getByRole('checkbox').all()) await box.check()
    await guest.getByRole('button', { name: /^Wyślij/ }).click()
    await expect(guest.getByRole('main')).toContainText(/dotarł|Dziękujemy|przyjęl/i)

    await enter(page, at, tenant, 'kasia@lubje.example')
    await page.goto(at(tenant, '/konsola/do-zrobienia?rodzaj=report'))
    const card = page.getByRole('article').filter({ hasText: reported })
    await card.locator('summary', { hasText: 'Rozstrzygnij' }).click()
    await expect(card.getByLabel('Rozstrzygnięcie', { exact: true })).toHaveValue('')
    await card.getByLabel('Rozstrzygnięcie', { exact: true }).selectOption('accepted')
    await card.getByLabel('Gdy uznajesz: co ukryć od razu').selectOption('nothing')
    await card.getByLabel(/^Uzasadnienie/).fill('Zdjęcia należą do kogoś innego, usunęliśmy je.')
    await expect(card.getByLabel('Numer restauracji, której dotyczy')).toHaveValue('1')
    await card.getByRole('button', { name: 'Wyślij rozstrzygnięcie' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Rozstrzygnięte')
    await expect(card).toHaveCount(0)
  })
})
