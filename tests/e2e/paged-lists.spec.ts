import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { sendRequest } from './support/ask'
import { addRestaurants, delistAll } from './support/many-restaurants'
import { createUpstreamReservation, dayIn, OPEN_ALWAYS } from './support/reserve'
import { type Stack, startStack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

/** A brand with 45 restaurants: one of the sample data, and 44 with one table for two. */
const COUNT = 45
const { tenant, city, like, firstId } = {
  tenant: 'lesznoje',
  city: 'leszno',
  like: OPEN_ALWAYS.lesznoje,
  firstId: 5001,
}
const DAY = dayIn(9)

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack()
  await delistAll(stack.databaseUrl, tenant, like)
  await addRestaurants(stack.databaseUrl, { like, firstId, count: COUNT - 1 })
})
test.afterAll(() => stack.stop())

const results = (change: Record<string, string> = {}) =>
  `/rezerwuj?${new URLSearchParams({ visitDate: DAY, visitTime: '19:00', peopleAmount: '2', ...change })}`
const rows = (page: Page) => page.locator('[data-rows] [data-restaurant]')
const idsOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-restaurant'))))
const next = (page: Page) => page.getByRole('link', { name: 'Następna strona' })
const book = (id: number, from: string) => createUpstreamReservation(stack.upstreamUrl, tenant, id, from, 2)

test('C20: 45 restaurants are on three pages without scripts, each once, while tables are booked', async ({
  diner,
}) => {
  // What is booked here is free on the day of the other tests.
  const visitDate = dayIn(10)
  const page = await diner({ javaScriptEnabled: false })
  await page.goto(stack.url(tenant, results({ visitDate })))
  const first = await idsOf(page)
  expect(first).toHaveLength(20)
  // One that was shown, the first of those to come, and the last of all.
  const shown = first.filter((id) => id >= firstId)[3] ?? 0
  const toCome = Array.from({ length: COUNT - 1 }, (_, n) => firstId + n).filter((id) => !first.includes(id))
  for (const id of [shown, toCome[0] ?? 0, toCome.at(-1) ?? 0])
    expect(await book(id, `${visitDate} 19:00:00`)).not.toBeNull()
  await next(page).click()
  await page.waitForURL(/strona=2/)
  const second = await idsOf(page)
  expect(second).toHaveLength(20)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?strona=2$/)
  await expect(page.getByRole('navigation', { name: 'Strony listy' })).toContainText('Strona 2')
  // What was booked meanwhile is in its place, and says so.
  await expect(
    page.locator(`[data-restaurant="${toCome[0]}"]`).getByRole('link', { name: '19:00', exact: true }),
  ).toHaveCount(0)
  await book(toCome[4] ?? 0, `${visitDate} 19:00:00`)
  await next(page).click()
  await page.waitForURL(/strona=3/)
  const third = await idsOf(page)
  expect(third).toHaveLength(5)
  await expect(next(page)).toHaveCount(0)
  await expect(page.getByText('To już wszystkie restauracje.')).toBeVisible()
  expect(new Set([...first, ...second, ...third]).size).toBe(COUNT)
  await page.getByRole('link', { name: 'Poprzednia strona' }).last().click()
  await page.waitForURL(/strona=2/)
  expect(await idsOf(page)).toEqual(second)
  // A new search ranks anew: what is full is last.
  await page.goto(stack.url(tenant, results({ visitDate, strona: '3' })))
  expect(await idsOf(page)).toEqual(expect.arrayContaining([toCome.at(-1)]))
})

test('C20: the cached city page has pages of its own, each once, while tables are booked', async ({ page }) => {
  const path = `/rezerwuj/${city}`
  const seen: number[] = []
  for (const [number, count] of [
    [1, 20],
    [2, 20],
    [3, 5],
  ] as const) {
    const address = number === 1 ? path : `${path}?strona=${number}`
    await page.goto(stack.url(tenant, address))
    const ids = await idsOf(page)
    expect(ids).toHaveLength(count)
    seen.push(...ids)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address.replace('?', '\\?')}$`),
    )
    const positions = await page.locator('script[type="application/ld+json"]').evaluateAll((all) =>
      all.flatMap((one) => {
        const data = JSON.parse(one.textContent ?? '')
        const parts = Array.isArray(data) ? data : [data]
        return parts.filter((part) => part['@type'] === 'ItemList').flatMap((list) => list.itemListElement)
      }),
    )
    expect(positions.map(({ position }: { position: number }) => position)).toEqual(
      ids.map((_, index) => (number - 1) * 20 + index + 1),
    )
    // The default search of a city page.
    for (const id of [ids[2] ?? 0, firstId + number * 11]) await book(id, `${dayIn(1)} 18:00:00`)
  }
  expect(new Set(seen).size).toBe(COUNT)
  await expect(page.getByRole('link', { name: `(${COUNT})` }).first()).toBeVisible()
  await expectAccessible(page)
})

test('C20: pages of a cached list are stored at one address each, and what is no page is a 404', async () => {
  const ask = (path: string) => sendRequest('lesznoje.localhost', path, { port: stack.webPort })
  await ask('/rezerwuj/leszno?strona=2')
  const again = await ask('/rezerwuj/leszno?utm_source=x&strona=2&lista=abc.1')
  expect([again.status, again.headers['x-cache']]).toEqual([200, expect.stringMatching(/^(?:HIT|STALE)$/)])
  // One that is a minute old by now is made anew between two of these.
  await expect(async () => {
    const [first, named, rubbish] = [
      await ask('/rezerwuj/leszno'),
      await ask('/rezerwuj/leszno?strona=1'),
      await ask('/rezerwuj/leszno?strona=abc'),
    ]
    expect([named.headers.etag, rubbish.headers.etag]).toEqual([first.headers.etag, first.headers.etag])
  }).toPass()
  for (const page of ['4', '25', '26', '99999999999']) {
    const { status, headers } = await ask(`/rezerwuj/leszno?strona=${page}`)
    expect([page, status, headers['cache-control']]).toEqual([page, 404, expect.stringContaining('no-store')])
  }
  for (const page of ['4', '1001', '9'.repeat(50)]) expect((await ask(results({ strona: page }))).status).toBe(404)
  for (const rubbish of ['0', '-1', 'druga', '2.5', '%00'])
    expect((await ask(`${results()}&strona=${rubbish}`)).status).toBe(200)
  for (const token of ['%00', 'x.y.z', "'--", '9'.repeat(7000), `a.${'%25'.repeat(2000)}`])
    expect((await ask(`${results()}&strona=2&lista=${token}`)).status).toBe(200)
})

test('C20: rows come on scrolling, the address follows, and Back finds the place', async ({ page }) => {
  await page.goto(stack.url(tenant, results()))
  await waitForHydration(page)
  const focused = await page.evaluate(() => document.activeElement?.tagName)
  for (const count of [40, COUNT]) {
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(rows(page)).toHaveCount(count)
  }
  expect(new Set(await idsOf(page)).size).toBe(COUNT)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused)
  await expect(page.locator('[data-pager-status]')).toHaveText('Dodano kolejne restauracje: 5.')
  await expect(next(page)).toHaveCount(0)
  await expectAccessible(page)

  const row = rows(page).nth(43)
  const id = await row.getAttribute('data-restaurant')
  await row.scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/strona=[23]/)
  const top = await row.evaluate((one) => one.getBoundingClientRect().top)
  await row.getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/restaurants/**')
  await page.goBack()
  await expect(page).toHaveURL(/strona=[23]/)
  const same = page.locator(`[data-restaurant="${id}"]`)
  await expect(same).toBeInViewport()
  await expect
    .poll(() => same.evaluate((one, was) => Math.abs(one.getBoundingClientRect().top - was) < 40, top))
    .toBe(true)
})

test('C20: on a cached city page rows come on scrolling as well, and a failed page leaves its link', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await page.goto(stack.url(tenant, '/rezerwuj/leszno?utm_source=ulotka'))
  await waitForHydration(page)
  await page.route(/strona=3/, (route) => route.fulfill({ status: 503, body: 'later' }))
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(40)
  const failed = page.waitForResponse(/strona=3/)
  await rows(page).last().scrollIntoViewIfNeeded()
  await failed
  await expect(next(page)).toHaveAttribute('href', '/rezerwuj/leszno?strona=3')
  await expect(page).toHaveURL(/utm_source=ulotka/)
  await page.unroute(/strona=3/)
  await next(page).click()
  await page.waitForURL(/strona=3/)
  await expect(rows(page)).toHaveCount(5)
})

test('L196: options of a filter say how many restaurants they leave', async ({ page }) => {
  await page.goto(stack.url(tenant, results()))
  const options = page.getByLabel('Kuchnia').locator('option')
  await expect(options.filter({ hasText: `(${COUNT})` }).first()).toBeAttached()
  await expect(options.first()).toHaveText('Każda')
})

test('results without a city are pages of 20 as well', async () => {
  const { body, status } = await sendRequest('nakryte.localhost', results(), { port: stack.webPort })
  expect(status).toBe(200)
  expect(body.match(/<article/g)).toHaveLength(20)
  expect(Buffer.byteLength(body)).toBeLessThan(80_000)
})
