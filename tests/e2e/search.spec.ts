import { sendRequest } from './support/ask'
import { chosenTime, dayIn, fillIn, submitButton, visitLine, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const results = (query: Record<string, string>) => `/rezerwuj?${new URLSearchParams(query)}`

test('L070: results put free tables first and each time leads to the form with it chosen', { tag: '@story' }, async ({
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

test('C18 L226: a list corrects invalid parameters, reports it, and never fails', async ({ page, at }) => {
  for (const [query, words] of [
    [{ visitDate: '2020-01-01', visitTime: '18:00', peopleAmount: '2' }, 'Ten dzień już minął'],
    [{ visitDate: 'kiedyś', peopleAmount: '2' }, 'Nie rozpoznaliśmy daty'],
    [{ visitDate: dayIn(3), visitTime: '25:99' }, 'Nie rozpoznaliśmy godziny'],
    [{ visitDate: dayIn(3), peopleAmount: '-7' }, 'Poprawiliśmy liczbę osób'],
    [{ visitDate: dayIn(3), peopleAmount: '500' }, 'Obecny maksymalny rozmiar grupy to 50 osób'],
    [{ city: 'Atlantyda' }, 'Nie znamy tego miasta'],
  ] as const) {
    await page.goto(at('nakryte', results({ city: 'lublin', ...query })))
    const said = page.getByRole('status').or(page.getByRole('alert'))
    await expect(said.filter({ hasText: words }).first()).toBeVisible()
    const place = 'city' in query ? page.getByRole('link', { name: /^Leszno/ }) : page.getByRole('article')
    await expect(place.first()).toBeVisible()
  }
  await expectAccessible(page)
})

test('invalid parameters never cause an error page', async () => {
  const rubbish = [
    '%00',
    '%FF%FE',
    "'%20OR%201=1--",
    '<script>',
    '9'.repeat(500),
    '%E2%80%8B',
    '[]',
    '__proto__',
    'NaN',
    '1e9',
  ]
  const host = 'lesznoje.localhost'
  for (const name of ['city', 'visitDate', 'visitTime', 'peopleAmount', 'rodzaj-kuchni', 'strefa', 'sort', 'otwarte']) {
    for (const value of rubbish) {
      if (name !== 'visitDate' && value.length > 100) continue
      const { status, body } = await sendRequest(host, `/rezerwuj?visitDate=${dayIn(4)}&${name}=${value}`)
      expect([name, value, status, body.includes('<article')]).toEqual([name, value, 200, true])
    }
  }
  for (const path of [
    '/rezerwuj?visitDate=1&visitDate=2&city=a&city=b',
    '/zamawiaj?delivery=lot&rodzaj-kuchni=x&city=%00',
  ]) {
    expect([path, (await sendRequest(host, path)).status]).toEqual([path, 200])
  }
  for (const query of [
    'visitDate=x&visitTime=y&peopleAmount=z',
    'visitTime=%00',
    `visitDate=${dayIn(4)}&peopleAmount=11%2B`,
  ]) {
    expect([query, (await sendRequest(host, `/restaurants/27?${query}`)).status]).toEqual([query, 200])
  }
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

test('a city page is for search engines and for people', async ({ page, at }) => {
  const [tenant, city, host] = ['miedzioweje', 'glogow', 'miedzioweje.pl']
  const answer = await page.goto(at(tenant, `/rezerwuj/${city}`))
  expect(answer?.headers()['x-robots-tag']).toBeUndefined()
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://${host}/rezerwuj/${city}`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/)
  await expect(page.getByRole('article').first()).toBeVisible()
  const others = page.getByRole('navigation', { name: 'Stoliki w innych miastach' }).getByRole('link')
  await expect(others.nth(2)).toBeAttached()
  await expect(others.first()).toHaveAttribute('href', /^\/rezerwuj\/[a-z-]+$/)
  await expectAccessible(page)

  const slot = page
    .getByRole('list', { name: /wolne godziny/ })
    .getByRole('link')
    .first()
  const time = (await slot.textContent())?.slice(0, 5) ?? ''
  await slot.click()
  await page.waitForURL(/restaurants/)
  await waitForForm(page)
  await expect(chosenTime(page)).toHaveValue(time)
})

test('/rezerwuj?city= alone is canonical to the city page', async () => {
  const { body } = await sendRequest('lubje.localhost', '/rezerwuj?city=Lublin')
  expect(body).toContain('<link rel="canonical" href="https://lubje.pl/rezerwuj/lublin"/>')
})
