import { dayIn, expectFieldValues, fillIn, JAN, submitButton, visitPath } from './support/reserve'
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

test('C11: a refused form comes back with all typed values, none of which is in the URL', async ({ page, at }) => {
  await page.goto(at('ostrowje', `${visitPath(39, dayIn(9), '14:00')}&showHeader=false`))
  await page.evaluate(() => {
    for (const form of document.forms) form.noValidate = true // an older browser
  })
  await fillIn(page, { firstname: '', phone: '12' })
  await page.getByLabel('Chcę dostawać oferty SMS-em').check()
  await submitButton(page).click()
  await expect(
    page.getByRole('heading', { name: 'Popraw jeszcze to' }).or(page.getByText('Popraw jeszcze to')),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Podaj imię.' })).toBeVisible()
  await expectFieldValues(page, { firstname: '', phone: '12' })
  await expect(page.getByLabel('Chcę dostawać oferty SMS-em')).toBeChecked()
  await expect(page.getByRole('radio', { name: '14:00' })).toBeChecked()
  expect(page.url()).not.toMatch(/Kowalski|example|600/)
  await page.getByLabel('Imię').fill('Jan')
  await page.getByLabel('Telefon').fill(JAN.phone)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/thank-you\/\w{12,}\?showHeader=false$/)
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

test('A20: values of the URL are kept or reported, and no other day is chosen', async ({ page, at }) => {
  await page.goto(at('lubje', visitPath(14, dayIn(-3), '18:00')))
  await expect(page.getByText('Ten dzień już minął')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto(at('lubje', visitPath(14, dayIn(1), '03:30')))
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('03:30')
  await expect(page.getByLabel('Około')).toHaveValue('03:30')
  await page.goto(at('lubje', `${visitPath(14, dayIn(1), '18:07')}&strefa=sala`))
  await expect(page.getByText('O 18:07 nie zaczynają się tu rezerwacje.')).toBeVisible()
})
