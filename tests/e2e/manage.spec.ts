import { sendRequest } from './support/ask'
import { createUpstreamReservation, dayIn, OPEN_ALWAYS } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const upstreamUrl = () => process.env.E2E_UPSTREAM_URL as string

async function reserved(tenant: keyof typeof OPEN_ALWAYS, day: number, time: string, people = 2): Promise<string> {
  const booked = await createUpstreamReservation(
    upstreamUrl(),
    tenant,
    OPEN_ALWAYS[tenant],
    `${dayIn(day)} ${time}:00`,
    people,
  )
  if (!booked) throw new Error('no table was free')
  return booked.code
}

test('L072: the thank-you page shows the reservation and its links', async ({ page, at }) => {
  const tenant = 'lubje'
  const code = await reserved(tenant, 16, '12:00', 3)
  const answer = await page.goto(at(tenant, `/thank-you/${code}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Stolik jest Twój' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('3 osoby')
  await expect(main).toContainText('12:00')
  await expect(main).toContainText(code)
  await expect(main.getByRole('link', { name: 'Trasa' })).toHaveAttribute('href', /^https:/)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expectAccessible(page)

  const calendar = await sendRequest(`${tenant}.localhost`, `/rezerwacja/${code}/kalendarz.ics`)
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.body).toContain('BEGIN:VEVENT\r\n')
  expect(calendar.body).toMatch(/\r\nDTSTART[^\r]*:\d{8}T\d{6}Z?\r\n/)
  expect(calendar.body).not.toContain('500500500')
  expect(calendar.body).not.toContain('inny@example.com')

  await page.goto(at(tenant, `/rezerwacja/${code}`))
  await expect(main).not.toContainText('500500500')
  await expect(main).not.toContainText('inny@example.com')
  await expectAccessible(page)
})

test('C2: people and time are changed, then the reservation is cancelled', { tag: '@story' }, async ({ page, at }) => {
  const tenant = 'ostrowje'
  const code = await reserved(tenant, 17, '15:00')
  await page.goto(at(tenant, `/rezerwacja/${code}`))
  await page.getByRole('link', { name: 'Zmień dzień, godzinę lub liczbę osób' }).click()
  await expect(page.getByRole('heading', { name: 'Zmień rezerwację' })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await page.getByLabel('Ile osób').selectOption('4')
  await page.getByLabel('Około').selectOption('16:30')
  await expect(page.getByRole('radio', { name: '16:30' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zmień rezerwację' }).click()
  await page.waitForURL(({ pathname }) => pathname === `/rezerwacja/${code}`)
  await expect(page.getByRole('main').locator('s')).toContainText('15:00, 2 osoby')
  await expect(page.getByRole('main')).toContainText('16:30')
  await expect(page.getByRole('main')).toContainText('4 osoby')

  await page.getByRole('link', { name: 'Odwołaj rezerwację' }).click()
  await expect(page.getByRole('heading', { name: 'Odwołać rezerwację?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Wróć do rezerwacji' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stolik jest Twój' })).toBeVisible()
  await page.getByRole('link', { name: 'Odwołaj rezerwację' }).click()
  await page.getByRole('button', { name: 'Tak, odwołuję' }).click()
  await page.waitForURL(`**/rezerwacja/${code}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Odwołana' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Odwołaj rezerwację' })).toHaveCount(0)
  await expectAccessible(page)
})

test('C19: opening the pages that change something changes nothing', async () => {
  const code = await reserved('lesznoje', 18, '12:00')
  for (const step of ['', '/zmien', '/odwolaj', '/kalendarz.ics']) {
    expect((await sendRequest('lesznoje.localhost', `/rezerwacja/${code}${step}`)).status).toBe(200)
  }
  expect((await sendRequest('lesznoje.localhost', `/rezerwacja/${code}`)).body).toContain('Stolik jest Twój')
})
