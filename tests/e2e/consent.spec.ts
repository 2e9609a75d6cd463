import type { Page, Route } from '@playwright/test'
import { watchLayoutShifts } from './support/measure'
import { startProxy } from './support/proxy'
import { dayIn, OPEN_ALWAYS, visitPath } from './support/reserve'
import { type Stack, startStack } from './support/stack'
import { expect, expectAccessible, onBothWidths, test } from './support/test'

const IDS = { gtmId: 'GTM-TEST123', pixelId: '123456789012345' }
const FOREIGN = /^https?:\/\/(?!(?:[a-z]+\.)?localhost(?::|\/))/

let stack: Stack
let proxy: { stop: () => void }

// lubje has both, ostrowje only the tag manager, nakryte none.
test.beforeAll(async () => {
  stack = await startStack({
    async proxy(upstreamUrl) {
      const started = await startProxy(upstreamUrl, {
        configs: { lubje: { analytics: IDS }, ostrowje: { analytics: { gtmId: IDS.gtmId } } },
      })
      proxy = started
      return started.url
    },
  })
})
test.afterAll(async () => {
  await stack.stop()
  proxy.stop()
})

/** Every request to another site, answered with an empty script. */
async function watchForeign(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(FOREIGN, (route: Route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return requests
}

const banner = (page: Page) => page.getByRole('region', { name: 'Twoja prywatność' })
const layer = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  )

onBothWidths(() => {
  test('L282: a brand with services asks first, in the flow, and refusing is as easy as agreeing', async ({ page }) => {
    const foreign = await watchForeign(page)
    const layoutShift = await watchLayoutShifts(page)
    await page.goto(stack.url('lubje'), { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeVisible()
    const [refuse, agree] = ['Odrzuć', 'Zgadzam się'].map((name) => banner(page).getByRole('button', { name }))
    expect(await refuse?.getAttribute('class')).toBe(await agree?.getAttribute('class'))
    // Each is measured at its own moment, and a font may load in between.
    await expect(async () => {
      const [one, other] = [await refuse?.boundingBox(), await agree?.boundingBox()]
      expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y])
      // In the flow: the page begins below it, and nothing is covered.
      const box = await banner(page).boundingBox()
      const header = await page.getByRole('banner').boundingBox()
      expect(header?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1)
    }).toPass({ timeout: 30_000 })
    await expectAccessible(page)
    expect(await layoutShift()).toBe(0)
    expect(foreign).toEqual([])
  })
})

test('L282: after a refusal no request leaves the site, and the question does not return', { tag: '@story' }, async ({
  page,
}) => {
  const foreign = await watchForeign(page)
  await page.goto(stack.url('lubje'))
  await banner(page).getByRole('button', { name: 'Odrzuć' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  const layoutShift = await watchLayoutShifts(page)
  await page.goto(stack.url('lubje', visitPath(OPEN_ALWAYS.lubje, dayIn(11))), { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
  await page.goto(stack.url('lubje'), { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
  expect(await layoutShift()).toBe(0)
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('consent.')))
  expect(kept).toHaveLength(1)
  expect(JSON.parse(kept[0]?.[1] ?? '')).toEqual({ version: 1, at: expect.stringMatching(/^20\d\d-/), granted: [] })
  expect(await layer(page)).toEqual([])
  expect(foreign).toEqual([])
  const cookies = await page.context().cookies(stack.url('lubje', '/api/reservations'))
  expect(cookies.map(({ name }) => name)).not.toContain('campaign')
})

test('L282: where storage is blocked the answer applies to the page, without errors', async ({ page }) => {
  const foreign = await watchForeign(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto(stack.url('lubje'))
  await banner(page).getByRole('button', { name: 'Odrzuć' }).click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(banner(page)).toBeVisible()
  expect(foreign).toEqual([])
})
