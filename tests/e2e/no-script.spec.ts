import { dayIn, fillIn, submitButton } from './support/reserve'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

test('C18: from home to the thank-you page and to a cancellation without JavaScript', { tag: '@story' }, async ({
  page,
  at,
}) => {
  await page.goto(at('lubje', '/rezerwuj'))
  await page.getByRole('button', { name: 'Znajdź restauracje' }).click()
  await page.getByRole('article').filter({ hasText: 'Nocny Rondel' }).getByRole('link').first().click()
  await page.getByLabel('Ile osób').selectOption('3')
  await page.getByLabel('Dzień', { exact: true }).fill(dayIn(9))
  await page.getByRole('button', { name: 'Pokaż wolne stoliki' }).click()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('visitDate') === dayIn(9))
  await page.getByRole('radio', { name: '17:30' }).check({ force: true })
  await fillIn(page)
  await submitButton(page).click()
  await expect(page).toHaveURL(({ pathname }) => /^\/thank-you\/\w{12,}$/.test(pathname))
  await expect(page.getByRole('heading', { level: 1, name: 'Stolik jest Twój' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('17:30')

  await page.getByRole('link', { name: 'Zobacz, zmień albo odwołaj' }).click()
  await page.getByRole('link', { name: 'Zmień dzień, godzinę lub liczbę osób' }).click()
  await page.getByLabel('Ile osób').selectOption('2')
  await page
    .getByRole('button', { name: 'Pokaż wolne godziny' })
    .or(page.getByRole('button', { name: 'Pokaż wolne stoliki' }))
    .click()
  await page.getByRole('radio', { name: '18:30' }).check({ force: true })
  await page.getByRole('button', { name: 'Zmień rezerwację' }).click()
  await expect(page.getByRole('main')).toContainText('2 osoby')
  await expect(page.getByRole('main')).toContainText('18:30')
  await page.getByRole('link', { name: 'Odwołaj rezerwację' }).click()
  await page.getByRole('button', { name: 'Tak, odwołuję' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odwołana' })).toBeVisible()
})

test('L073 L084: without a script showHeader=false is carried from home to the thank-you page', async ({
  page,
  at,
}) => {
  const isKept = () => expect(page).toHaveURL(({ searchParams }) => searchParams.get('showHeader') === 'false')
  await page.goto(at('ostrowje', '/?showHeader=false'))
  await page.getByRole('button', { name: 'Znajdź restauracje' }).click()
  await isKept()
  await expect(page.getByRole('banner')).toHaveCount(0)
  const bar = page.getByRole('article').filter({ hasText: 'Bar Nocna Zmiana' })
  await bar.getByRole('link').first().click()
  await isKept()
  await page.getByLabel('Dzień', { exact: true }).fill(dayIn(14))
  await page.getByRole('button', { name: 'Pokaż wolne stoliki' }).click()
  await isKept()
  await page.getByRole('radio', { name: '17:30' }).check({ force: true })
  await fillIn(page)
  await submitButton(page).click()
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/thank-you/'))
  await isKept()
  await expect(page.getByRole('banner')).toHaveCount(0)
  // A city's page is cached.
  await page.goto(at('ostrowje', '/rezerwuj?showHeader=false'))
  await page.locator('main a[href^="/rezerwuj/"]').first().click()
  await isKept()
})

test('L220: a party over the limit has the seed’s message wherever the URL contains it', async ({ page, at }) => {
  for (const path of [
    '/rezerwuj?peopleAmount=80',
    '/restaurants/14?peopleAmount=80',
    '/restaurants/14/iframe?peopleAmount=80',
    `/restaurants/14/lista-oczekujacych?visitDate=${dayIn(3)}&peopleAmount=80`,
  ]) {
    await page.goto(at('lubje', path))
    await expect(page.getByText('Obecny maksymalny rozmiar grupy to 50 osób', { exact: true })).toBeVisible()
  }
  await page.goto(at('lubje', '/restaurants/14?peopleAmount=50'))
  await expect(page.getByText('Obecny maksymalny rozmiar grupy to 50 osób')).toHaveCount(0)
})
