import type { Page } from '@playwright/test'
import messages from '@/messages/pl.json' with { type: 'json' }
import { waitForHydration } from './support/alive'
import { sendRequest } from './support/ask'
import { addKitchens, type Centre } from './support/many-kitchens'
import { addRestaurants, delistAll } from './support/many-restaurants'
import { dayIn, OPEN_ALWAYS } from './support/reserve'
import { type Stack, startStack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

/** Two brands with 45 restaurants each: one for tables, of which 44 have one table for two; one for orders. */
const COUNT = 45
const TABLES = { tenant: 'lesznoje', city: 'leszno', like: OPEN_ALWAYS.lesznoje, firstId: 5001 } as const
/** The kitchens accept orders now and close in four hours. */
const FOOD = { tenant: 'ostrowje', city: 'ostrow-wielkopolski', list: 'ostrowje_orders_list', firstId: 6001 } as const

let stack: Stack
let centre: Centre
test.beforeAll(async () => {
  stack = await startStack()
  await delistAll(stack.databaseUrl, TABLES.tenant, TABLES.like)
  await addRestaurants(stack.databaseUrl, { like: TABLES.like, firstId: TABLES.firstId, count: COUNT - 1 })
  centre = await addKitchens(stack.databaseUrl, { ...FOOD, count: COUNT, isOnly: true })
})
test.afterAll(() => stack.stop())

const results = (more: Record<string, string> = {}) =>
  `/rezerwuj?${new URLSearchParams({ visitDate: dayIn(9), visitTime: '19:00', peopleAmount: '2', ...more })}`
const delivery = (more: Record<string, string> = {}) =>
  `/zamawiaj?${new URLSearchParams({ delivery: 'delivery', ...more })}`
const rows = (page: Page) => page.locator('[data-rows] [data-restaurant]')
const idsOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-restaurant'))))
const next = (page: Page) => page.getByRole('link', { name: messages.pager.next })

/** Scrolls until all rows are there, each once. */
async function scrollToAll(page: Page): Promise<void> {
  await waitForHydration(page)
  for (const count of [40, COUNT]) {
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(rows(page)).toHaveCount(count)
  }
  expect(new Set(await idsOf(page)).size).toBe(COUNT)
  await expect(page.locator('[data-pager-status]')).toHaveText(messages.pager.added.replace('{count}', '5'))
  await expect(next(page)).toHaveCount(0)
  await expectAccessible(page)
}

/** The diner's address, a few hundred metres from the kitchens' centre, as the browser keeps it. */
async function setAddress(page: Page): Promise<Centre> {
  const { lat, lng } = centre
  const address = {
    address: 'Zielona 7, Ostrów Wielkopolski',
    lat: lat + 0.00234,
    lng: lng - 0.00345,
    mode: 'delivery',
  }
  const value = encodeURIComponent(JSON.stringify(address))
  await page.context().addCookies([{ name: 'delivery_address', value, url: stack.url(FOOD.tenant) }])
  return address
}

test('C20: without scripts the pages of a list link forward and back, and the last one is marked', async ({
  diner,
}) => {
  const page = await diner({ javaScriptEnabled: false })
  await page.goto(stack.url(TABLES.tenant, results({ strona: '2' })))
  const second = await idsOf(page)
  await expect(page.getByRole('navigation', { name: 'Strony listy' })).toContainText('Strona 2')
  await next(page).click()
  await page.waitForURL(/strona=3/)
  expect(await idsOf(page)).toHaveLength(5)
  await expect(next(page)).toHaveCount(0)
  await expect(page.getByText('To już wszystkie restauracje.')).toBeVisible()
  await page.getByRole('link', { name: 'Poprzednia strona' }).last().click()
  await page.waitForURL(/strona=2/)
  expect(await idsOf(page)).toEqual(second)
})

/** The cached lists of a city. */
const CACHED = [
  { ...TABLES, path: `/rezerwuj/${TABLES.city}`, live: results },
  { ...FOOD, path: `/zamawiaj/${FOOD.city}`, live: delivery },
]

for (const { tenant, path, live } of CACHED) {
  test(`C20: ${path} has its own cached pages, each row once`, async ({ page }) => {
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
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${address.replace('?', '\\?')}$`))
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
    }
    expect(new Set(seen).size).toBe(COUNT)
    const cuisine = page.getByRole('link', { name: `(${COUNT})` }).first()
    await expect(cuisine).toBeVisible()
    await expectAccessible(page)

    const cuisinePath = await cuisine.getAttribute('href')
    await page.goto(stack.url(tenant, `${cuisinePath}?strona=3`))
    await expect(rows(page)).toHaveCount(5)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${cuisinePath}\\?strona=3$`))
  })

  test(`C20: pages of ${path} are stored at one address each, and an invalid page is a 404`, async () => {
    const ask = (address: string) => sendRequest(`${tenant}.localhost`, address, { port: stack.webPort })
    await ask(`${path}?strona=2`)
    const again = await ask(`${path}?utm_source=x&strona=2&lista=abc.1`)
    expect([again.status, again.headers['x-cache']]).toEqual([200, expect.stringMatching(/^(?:HIT|STALE)$/)])
    // A page that is a minute old by now may be remade between two of these.
    await expect(async () => {
      const tags = []
      for (const query of ['', '?strona=1', '?strona=abc']) tags.push((await ask(path + query)).headers.etag)
      expect(new Set(tags).size).toBe(1)
    }).toPass()
    for (const page of ['4', '25', '26', '99999999999']) {
      const { status, headers } = await ask(`${path}?strona=${page}`)
      expect([page, status, headers['cache-control']]).toEqual([page, 404, expect.stringContaining('no-store')])
    }
    for (const page of ['4', '26', '1001', '9'.repeat(50)]) expect((await ask(live({ strona: page }))).status).toBe(404)
    for (const rubbish of ['0', '-1', 'druga', '2.5', '%00'])
      expect((await ask(`${live()}&strona=${rubbish}`)).status).toBe(200)
    for (const token of ['%00', 'x.y.z', "'--", '9'.repeat(7000), `a.${'%25'.repeat(2000)}`])
      expect((await ask(`${live()}&strona=2&lista=${token}`)).status).toBe(200)
  })
}

test('C20: rows come on scrolling, the address follows, and Back finds the place', async ({ page }) => {
  await page.goto(stack.url(TABLES.tenant, results()))
  await waitForHydration(page)
  const focused = await page.evaluate(() => document.activeElement?.tagName)
  await scrollToAll(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused)

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

test('C19, C20: a list whose address is changed on the way begins anew and shows each kitchen once', async ({
  diner,
}) => {
  const page = await diner({ javaScriptEnabled: false })
  await page.goto(stack.url(FOOD.tenant, delivery()))
  await setAddress(page)
  await next(page).click()
  await page.waitForURL(/strona=2/)
  const second = await idsOf(page)
  // No link contains the address or its coordinates.
  const links = await page.locator('a[href], form[action], input').evaluateAll((all) => all.map((one) => one.outerHTML))
  expect(`${page.url()} ${links.join(' ')}`).not.toMatch(/lat=|lng=|Zielona/)
  await page.goto(stack.url(FOOD.tenant, delivery({ strona: '2' })))
  expect(await idsOf(page)).toEqual(second)
})
