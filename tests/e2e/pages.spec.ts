import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { sendRequest } from './support/ask'
import { hasNextsClient } from './support/built-client'
import { countScriptBytes, holdBackgroundWork, scriptBar, watchLayoutShifts } from './support/measure'
import { dayIn, visitPath } from './support/reserve'
import { expect, expectAccessible, onBothWidths, test } from './support/test'

/** In gzip; pages with a cart may be larger. docs/PERFORMANCE.md. */
const LIGHT = 120_000
const ORDERING = 137_000

/** Pages of each kind, of a brand. */
function pagesOf(tenant: 'lubje' | 'miedzioweje') {
  const [city, id, kitchen] = tenant === 'lubje' ? ['lublin', 1, 15] : ['glogow', 60, 66]
  return [
    { path: '/' },
    { path: '/rezerwuj' },
    { path: `/rezerwuj/${city}` },
    { path: `/rezerwuj?visitDate=${dayIn(7)}` },
    { path: '/zamawiaj' },
    { path: '/zamawiaj?delivery=delivery' },
    { path: `/restaurants/${id}` },
    { path: visitPath(id, dayIn(7)) },
    { path: `/order/${kitchen}`, budget: ORDERING },
    { path: `/order/${kitchen}/zamow`, budget: ORDERING },
  ]
}

// The brands' pages consist of the same parts, and errors of a colour, a width or a text are independent: one brand’s
// pages are tested on a phone and the other’s on a wide screen.
onBothWidths((width) => {
  const tenant = width === 'phone' ? 'lubje' : 'miedzioweje'
  const title = `L001 ${tenant}: each page is accessible, still, small and as wide as its screen`
  test(title, { tag: width === 'phone' ? '@story' : [] }, async ({ diner, at }) => {
    for (const { path, budget = LIGHT } of pagesOf(tenant)) {
      await test.step(path, async () => {
        // Pages made for another test are old by now, and their script corrects the times: they are made anew first.
        const cached = async () => (await sendRequest(`${tenant}.localhost`, path)).headers['x-cache']
        await expect.poll(cached).not.toBe('STALE')
        const page = await diner()
        const layoutShift = await watchLayoutShifts(page)
        await holdBackgroundWork(page)
        const scriptBytes = countScriptBytes(page)
        await page.goto(at(tenant, path), { waitUntil: 'networkidle' })
        await waitForHydration(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
        expect(await layoutShift()).toBe(0)
        expect(await scriptBytes()).toBeLessThanOrEqual(scriptBar(budget))
        await expectAccessible(page)
        if (width === 'phone') await expectReadableWhenNarrow(page)
        await page.close()
      })
    }
  })
})

async function expectReadableWhenNarrow(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => [width, await tooWide(page)]).toEqual([width, []])
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The browser applies an emulated scheme a moment after the call.
  await expect.poll(() => unreadable(page)).toEqual([])
}

const MISSING = [
  '/nie-ma-takiej',
  '/restaurants/999999',
  `/restaurants/999999?visitDate=${dayIn(3)}`,
  '/rezerwuj/atlantyda',
  '/thank-you/ABCDEFGHJKMN2345',
  '/rezerwacja/ABCDEFGHJKMN2345',
]

test('L072: a missing page is 404, helpful, and in the brand', async ({ page, at, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const path of MISSING) {
    const answer = await page.goto(at('ostrowje', path))
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nie ma takiej strony|Nie znamy takiej rezerwacji/)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  }
})

for (const path of ['/', '/order/1']) {
  test(`${path} paints before it fetches a script, and then works`, async ({ page, at }) => {
    await page.goto(at('lubje', path))
    await waitForHydration(page)
    const times = () =>
      page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/_next/static/') && name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }))
    await expect.poll(async () => (await times()).paint).toBeGreaterThan(0)
    const { paint, scripts } = await times()
    expect(scripts.length).toBeGreaterThan(3)
    // Without a paint the scripts start after two seconds, and a busy machine may take that long to paint.
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(paint, 2000))
  })
}

// The budgets above would not notice 40 kB more on most pages.
for (const path of ['/', '/restaurants/1', '/order/1/zamow']) {
  test(`decision 0042: ${path} loads nothing of Next's router`, async ({ page, at }) => {
    test.skip(hasNextsClient(), 'The build has Next’s own client: docs/how-to/upgrade-next.md')
    const texts: Promise<string>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      texts.push(request.response().then(async (response) => (await response?.text()) ?? ''))
    })
    await page.goto(at('lubje', path), { waitUntil: 'networkidle' })
    await waitForHydration(page)
    const scripts = (await Promise.all(texts)).join('\n')
    // Names exported by Next's modules, which no minifier changes: one that stays, and two of its router.
    expect(scripts).toContain('HTTPAccessErrorStatus')
    expect(scripts).not.toContain('serverActionReducer')
    expect(scripts).not.toContain('segmentCacheMap')
  })
}

/** As built, uncompressed: home with its free times, and nothing of the panel's. See docs/design/browser.md. */
const HOME_STYLES = 40_000
/** Classes of the panel's sheets: the built name ends with the name in the source. */
const OF_THE_PANEL = /_(?:onTablets|soldOutRow)\b/

test('design/browser: home loads its own styles alone', async ({ page, at }) => {
  const sheets: Promise<Buffer>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'stylesheet') return
    sheets.push(request.response().then(async (response) => (await response?.body()) ?? Buffer.alloc(0)))
  })
  await page.goto(at('lubje', '/'), { waitUntil: 'networkidle' })
  const styles = Buffer.concat(await Promise.all(sheets))
  expect(styles.byteLength).toBeGreaterThan(10_000)
  expect(styles.byteLength).toBeLessThanOrEqual(HOME_STYLES)
  expect(styles.toString()).not.toMatch(OF_THE_PANEL)
})

test('data of the menu page are sent compressed', async ({ page, at }) => {
  const requested = page.waitForResponse('**/api/menu?*')
  await page.goto(at('lubje', '/order/1'))
  expect(await (await requested).headerValue('content-encoding')).toMatch(/gzip|br/)
})

/** Elements wider than the page where it scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth - clientWidth} px`, ...outside.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 160))]
  })
}

/** Controls without a border, an outline or an underline, which forced colours would hide. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main button, main input:not([type=hidden],[type=radio],[type=checkbox]), main select',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderBlockEndStyle, borderBlockEndWidth, textDecorationLine } = getComputedStyle(element)
        const frame = getComputedStyle(element.parentElement as Element)
        const isFramed = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0
        return !(
          isFramed(borderBlockEndStyle, borderBlockEndWidth) ||
          isFramed(frame.borderBlockEndStyle, frame.borderBlockEndWidth) ||
          element.querySelector('svg') ||
          textDecorationLine.includes('underline')
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
