import { formatDay } from '@/lib/domain/time/dates-pl'
import { localDateOf, weekdayOf } from '@/lib/domain/time/time'
import { WEEKDAYS } from '@/messages/content/weekdays'
import { dayIn, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

/** A restaurant whose days differ, as the seed words them, Monday first. */
const PLACE = {
  tenant: 'ostrowje',
  id: 41,
  name: 'Wiatrak na Wysockiej',
  hours: ['Zamknięte', 'Zamknięte', '14–21', '14–21', '14–21', '11–22', '11:30–19:30'],
}

test('L243–L247: a restaurant shows its week, its address and the company that runs it', async ({ page, at }) => {
  const { tenant, id, name, hours } = PLACE
  await page.goto(at(tenant, `/restaurants/${id}`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const week = page.getByRole('region', { name: 'Godziny otwarcia' }).getByRole('list').first().getByRole('listitem')
  await expect(week).toHaveCount(7)
  // Today's row follows an exception, which the second list shows.
  const today = localDateOf(new Date())
  const exception = page
    .getByRole('region', { name: 'Godziny otwarcia' })
    .getByRole('list')
    .nth(1)
    .getByRole('listitem')
    .filter({ hasText: formatDay(today) })
  const isException = (await exception.count()) > 0
  for (const [day, regular] of hours.entries()) {
    const isToday = isException && day === weekdayOf(today)
    const text = isToday ? await exception.locator('span').last().innerText() : regular
    await expect(week.nth(day)).toContainText(WEEKDAYS[day] as string)
    await expect(week.nth(day).locator('span').last()).toHaveText(text)
  }
  const route = page.getByRole('link', { name: 'Wyznacz trasę' })
  await expect(route).toHaveAttribute('href', /^https:\/\/.+(5[01]\.\d+)/)
  await expect(route).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('region', { name: 'Adres i kontakt' })).toContainText(/NIP \d{10}|NIP \d{3}-/)
  await expectAccessible(page)
})

test('C18: a restaurant has one canonical URL, on the host of its home brand, and structured data', async ({
  page,
  at,
}) => {
  for (const tenant of ['lubje', 'nakryte']) {
    await page.goto(at(tenant, '/restaurants/1-zupelnie-inne-slowa?utm_source=x'))
    const canonical = 'https://lubje.pl/restaurants/1-pod-kozlim-rogiem'
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
    const text = await page.locator('script[type="application/ld+json"]').first().textContent()
    const data = JSON.parse(text ?? '')
    expect(data).toMatchObject({ '@type': 'Restaurant', name: 'Pod Koźlim Rogiem', url: canonical })
    expect(data.openingHoursSpecification).toHaveLength(7)
    expect(data.address).toMatchObject({ addressLocality: 'Lublin', addressCountry: 'PL' })
    expect(data.image).toHaveLength(3)
    for (const image of data.image) expect(image).toMatch(/^https:\/\/lubje\.pl\/pictures\//)
  }
  const answer = await page.goto(at('nakryte', visitPath(1, dayIn(4))))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://lubje.pl/restaurants/1-pod-kozlim-rogiem',
  )
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
})

test('the cached page becomes a live form: another day or party size updates it in place', { tag: '@story' }, async ({
  page,
  at,
}) => {
  await page.goto(at('miedzioweje', '/restaurants/49'))
  await waitForForm(page)
  await expect(page.getByLabel('Dzień', { exact: true })).toHaveValue(dayIn(1))
  await page.getByLabel('Ile osób').selectOption('4')
  await page.getByLabel('Około').selectOption('20:00')
  await expect(page.getByRole('radio', { name: '20:00' })).toBeChecked()
  await page.getByLabel('Dzień', { exact: true }).fill(dayIn(15))
  await expect(page.getByRole('group', { name: /Wolne godziny/ })).not.toHaveAttribute('aria-busy')
  // The choice is in the URL, so that a reload keeps it.
  await expect(page).toHaveURL(new RegExp(`visitDate=${dayIn(15)}&.*visitTime=20%3A00`))
  await expectAccessible(page)
})
