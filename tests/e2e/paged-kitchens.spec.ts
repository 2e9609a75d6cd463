import type { Page } from '@playwright/test'
import messages from '@/messages/pl.json' with { type: 'json' }
import { waitForHydration } from './support/alive'
import { sendRequest } from './support/ask'
import { addKitchens, type Centre, pauseKitchen } from './support/many-kitchens'
import { type Stack, startStack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

/** A brand with 45 kitchens, which take orders now and close in four hours. */
const COUNT = 45
const LESZNO = { tenant: 'lesznoje', city: 'leszno', list: 'lesznoje_orders_list', firstId: 5001 } as const
const { tenant, city, firstId } = LESZNO

let stack: Stack
let centre: Centre
test.beforeAll(async () => {
  stack = await startStack()
  centre = await addKitchens(stack.databaseUrl, { ...LESZNO, count: COUNT, isOnly: true })
})
test.afterAll(() => stack.stop())

const rows = (page: Page) => page.locator('[data-rows] [data-restaurant]')
const idsOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-restaurant'))))
const next = (page: Page) => page.getByRole('link', { name: messages.pager.next })
const delivery = (more: Record<string, string> = {}) =>
  `/zamawiaj?${new URLSearchParams({ delivery: 'delivery', ...more })}`

/** The diner's address, a few hundred metres from the kitchens' centre, as the browser keeps it. */
async function setAddress(page: Page): Promise<Centre> {
  const { lat, lng } = centre
  const address = { address: 'Zielona 7, Leszno', lat: lat + 0.00234, lng: lng - 0.00345, mode: 'delivery' }
  const value = encodeURIComponent(JSON.stringify(address))
  await page.context().addCookies([{ name: 'delivery_address', value, url: stack.url(tenant) }])
  return address
}

test('C20: 45 kitchens are on three pages without scripts, each once, while kitchens pause', async ({ diner }) => {
  const page = await diner({ javaScriptEnabled: false })
  const { lat, lng } = await setAddress(page)
  await page.goto(stack.url(tenant, delivery()))
  const first = await idsOf(page)
  expect(first).toHaveLength(20)
  const toCome = Array.from({ length: COUNT }, (_, n) => firstId + n).filter((id) => !first.includes(id))
  const paused = [first[3] ?? 0, toCome[0] ?? 0, toCome[7] ?? 0, toCome.at(-1) ?? 0]
  try {
    for (const id of paused) await pauseKitchen(stack.databaseUrl, id)
    await next(page).click()
    await page.waitForURL(/strona=2/)
    const second = await idsOf(page)
    expect(second).toHaveLength(20)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/zamawiaj\?strona=2$/)
    await expect(page).toHaveTitle(/strona 2/)
    await expect(page.getByRole('navigation', { name: messages.pager.label })).toContainText('Strona 2')
    await next(page).click()
    await page.waitForURL(/strona=3/)
    const third = await idsOf(page)
    expect(third).toHaveLength(5)
    await expect(next(page)).toHaveCount(0)
    expect(new Set([...first, ...second, ...third]).size).toBe(COUNT)

    // C19: neither the address nor where it is stands in any link.
    const links = await page
      .locator('a[href], form[action], input')
      .evaluateAll((all) => all.map((one) => one.outerHTML))
    expect(`${page.url()} ${links.join(' ')}`).not.toMatch(new RegExp(`${lat}|${lng}|lat=|lng=|Zielona`))

    // The way back leads to the same rows.
    await page.getByRole('link', { name: messages.pager.previous }).last().click()
    await page.waitForURL(/strona=2/)
    expect(await idsOf(page)).toEqual(second)

    // Whoever gets the link sees a list of their own: the order by distance would tell the address.
    const stranger = await diner({ javaScriptEnabled: false })
    await stranger.goto(page.url())
    const theirs = await idsOf(stranger)
    await stranger.goto(stack.url(tenant, delivery({ strona: '2' })))
    expect(theirs).toEqual(await idsOf(stranger))
    expect(theirs).not.toEqual(second)

    // A new list ranks anew: who takes no orders is last.
    await page.goto(stack.url(tenant, delivery({ strona: '3' })))
    expect(await idsOf(page)).toEqual(expect.arrayContaining(paused))
  } finally {
    for (const id of paused) await pauseKitchen(stack.databaseUrl, id, false)
  }
})

test('C20: the cached pages for ordering are three, each once, while kitchens pause', async ({ page }) => {
  const path = `/zamawiaj/${city}`
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
    if (number === 1) await pauseKitchen(stack.databaseUrl, ids[0] ?? 0)
  }
  await pauseKitchen(stack.databaseUrl, seen[0] ?? 0, false)
  expect(new Set(seen).size).toBe(COUNT)
  const cuisine = page.getByRole('link', { name: `(${COUNT})` }).first()
  await expect(cuisine).toBeVisible()
  await expectAccessible(page)

  const cuisinePath = await cuisine.getAttribute('href')
  await page.goto(stack.url(tenant, `${cuisinePath}?strona=3`))
  await expect(rows(page)).toHaveCount(5)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${cuisinePath}\\?strona=3$`))
})

test('C20: a page that a list does not have is a 404, and what is no page is the first', async () => {
  const ask = (path: string) => sendRequest('lesznoje.localhost', path, { port: stack.webPort })
  await ask('/zamawiaj/leszno?strona=2')
  const again = await ask('/zamawiaj/leszno?utm_source=x&strona=2&lista=abc.1')
  // From memory; it may have become a minute old meanwhile.
  expect([again.status, again.headers['x-cache']]).toEqual([200, expect.stringMatching(/^(?:HIT|STALE)$/)])
  for (const page of ['4', '25', '26', '99999999999']) {
    const { status, headers } = await ask(`/zamawiaj/leszno?strona=${page}`)
    expect([page, status, headers['cache-control']]).toEqual([page, 404, expect.stringContaining('no-store')])
  }
  for (const page of ['4', '26', '1001', '9'.repeat(50)])
    expect((await ask(delivery({ strona: page }))).status).toBe(404)
  for (const rubbish of ['0', '-1', 'druga', '2.5', '%00'])
    expect((await ask(`${delivery()}&strona=${rubbish}`)).status).toBe(200)
  for (const token of ['%00', 'x.y.z', "'--", '9'.repeat(3000), 'A'.repeat(7000)])
    expect((await ask(`${delivery()}&strona=2&lista=${token}`)).status).toBe(200)
})

test('C20, L209: rows come on scrolling, and their badges follow the clock like the first ones', async ({ page }) => {
  await page.clock.install()
  await setAddress(page)
  await page.goto(stack.url(tenant, delivery()))
  await waitForHydration(page)
  for (const count of [40, COUNT]) {
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(rows(page)).toHaveCount(count)
  }
  expect(new Set(await idsOf(page)).size).toBe(COUNT)
  await expect(page.locator('[data-pager-status]')).toHaveText(messages.pager.added.replace('{count}', '5'))
  await expect(next(page)).toHaveCount(0)
  await expectAccessible(page)

  const badges = rows(page).locator('[data-badge]')
  const untilText = messages.orderingList.card.ordersUntil.replace('{time}', '')
  await expect(badges).toHaveCount(COUNT)
  await expect(badges.filter({ hasText: untilText })).toHaveCount(COUNT)
  await page.clock.fastForward('05:00:00')
  await expect(badges.filter({ hasText: untilText })).toHaveCount(0)
  await expect(badges.filter({ hasText: /\S/ })).toHaveCount(COUNT)
})

test('C20: a list whose address is changed on the way begins anew and shows each kitchen once', async ({ diner }) => {
  const page = await diner({ javaScriptEnabled: false })
  await page.goto(stack.url(tenant, delivery()))
  await setAddress(page)
  await next(page).click()
  await page.waitForURL(/strona=2/)
  const second = await idsOf(page)
  await page.goto(stack.url(tenant, delivery({ strona: '2' })))
  expect(await idsOf(page)).toEqual(second)
})

test('L195: options of a filter say how many kitchens they leave', async ({ page }) => {
  await page.goto(stack.url(tenant, delivery()))
  for (const label of [messages.list.cuisine, messages.orderingList.payment]) {
    const options = page.getByLabel(label, { exact: true }).locator('option')
    await expect(options.filter({ hasText: `(${COUNT})` }).first()).toBeAttached()
  }
})

test('a page of 20 kitchens is at most 80 kB', async () => {
  const { body, status } = await sendRequest('lesznoje.localhost', delivery(), { port: stack.webPort })
  expect(status).toBe(200)
  expect(body.match(/<article/g)).toHaveLength(20)
  expect(Buffer.byteLength(body)).toBeLessThan(80_000)
})
