import { sendRequest } from './support/ask'
import { chosenTime, dayIn, fillIn, submitButton, visitLine, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const results = (query: Record<string, string>) => `/rezerwuj?${new URLSearchParams(query)}`

test('L070: results put free tables first and each time opens the form with it chosen', { tag: '@story' }, async ({
  page,
  at,
}) => {
  const query = { city: 'lublin', visitDate: dayIn(8), visitTime: '19:00', peopleAmount: '3' }
  await page.goto(at('nakryte', results(query)))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wolne stoliki')
  const rows = page.getByRole('list', { name: 'Restauracje', exact: true }).getByRole('article')
  await expect(rows.nth(3)).toBeVisible()
  const free = await rows.evaluateAll((all) => all.map((row) => row.querySelector('ul') !== null))
  expect(free.length).toBeGreaterThan(3)
  expect(free).toEqual([...free].sort((a, b) => Number(b) - Number(a)))
  await expectAccessible(page)

  await page.locator('summary', { hasText: 'Jak układamy listę' }).click()
  await expect(page.getByText('Żadna restauracja nie może zapłacić za wyższe miejsce.')).toBeVisible()

  const slot = rows.first().getByRole('link', { name: '19:00' })
  await slot.click()
  await page.waitForURL('**/restaurants/**')
  await waitForForm(page)
  await expect(visitLine(page)).toContainText('19:00 · 3 osoby')
  await expect(chosenTime(page)).toHaveValue('19:00')
  await expect(page.getByLabel('Ile osób')).toHaveValue('3')
  await expect(page.getByLabel('Dzień', { exact: true })).toHaveValue(dayIn(8))
  await fillIn(page)
  await submitButton(page).click()
  await page.waitForURL('**/thank-you/*')
})

test('L196: filters narrow the list, survive a new search, and can be cleared', async ({ page, at }) => {
  await page.goto(
    at('nakryte', results({ city: 'lublin', visitDate: dayIn(6), visitTime: '18:00', peopleAmount: '2' })),
  )
  const filters = page.getByRole('complementary', { name: 'Filtry i kolejność' })
  const fold = filters.getByRole('button', { name: /Filtry i kolejność/ })
  if (await fold.isVisible()) await fold.click()
  await filters.getByLabel('Kuchnia').selectOption('Włoska')
  await filters.getByLabel('Kolejność').selectOption('Nazwa')
  await filters.getByRole('button', { name: 'Pokaż wyniki' }).click()
  await page.waitForURL(/rodzaj-kuchni=W/)
  const names = () =>
    page.getByRole('list', { name: 'Restauracje', exact: true }).getByRole('heading').allTextContents()
  await expect.poll(names).toContain('Osteria Za Murem')
  expect(await names()).not.toContain('Pod Koźlim Rogiem')
  await expectAccessible(page)
  if (await fold.isVisible()) await fold.click()
  await filters.getByRole('link', { name: 'Wyczyść filtry' }).click()
  await page.waitForURL((url) => !url.search.includes('rodzaj-kuchni'))
  await expect.poll(names).toContain('Pod Koźlim Rogiem')
})

test('/rezerwuj?city= alone is canonical to the city page', async () => {
  const { body } = await sendRequest('lubje.localhost', '/rezerwuj?city=Lublin')
  expect(body).toContain('<link rel="canonical" href="https://lubje.pl/rezerwuj/lublin"/>')
})
