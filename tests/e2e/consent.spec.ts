import type { Page, Route } from '@playwright/test'
import { sendRequest } from './support/ask'
import { watchLayoutShifts } from './support/measure'
import { startProxy } from './support/proxy'
import { dayIn, fillIn, JAN, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { type Stack, startStack } from './support/stack'
import { expect, expectAccessible, onBothWidths, test } from './support/test'

const IDS = { gtmId: 'GTM-TEST123', pixelId: '123456789012345' }
const FOREIGN = /^https?:\/\/(?!(?:[a-z]+\.)?localhost(?::|\/))/

test.describe.configure({ mode: 'serial' })

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
  const asked: string[] = []
  await page.route(FOREIGN, (route: Route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

const banner = (page: Page) => page.getByRole('region', { name: 'Twoja prywatność' })
const layer = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  )
const named = async (page: Page, event: string) =>
  (await layer(page)).filter((entry) => (entry as { event?: string }).event === event)

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
      // In the flow: the page begins below it, nothing is covered.
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

test('L282 C14 C19: after consent a visit and a reservation are measured, without identifying the diner', async ({
  page,
}) => {
  const foreign = await watchForeign(page)
  await page.goto(stack.url('lubje', '/?utm_source=fb&utm_medium=cpc'))
  await banner(page).getByRole('button', { name: 'Zgadzam się' }).click()
  await expect.poll(() => foreign.join()).toContain(`https://www.googletagmanager.com/gtm.js?id=${IDS.gtmId}`)
  await expect.poll(() => foreign.join()).toContain('https://connect.facebook.net/')

  // The visit's campaign goes to handlers alone, with the page on which it began; links of our own name no new one.
  const noted = async () => {
    const cookies = await page.context().cookies(stack.url('lubje', '/api/reservations'))
    return cookies.filter(({ name }) => name === 'campaign').map(({ path, value }) => [path, decodeURIComponent(value)])
  }
  const touch = { utm_source: 'fb', utm_medium: 'cpc', landing_path: '/' }
  await expect.poll(noted).toEqual([['/api', JSON.stringify({ first: touch, last: touch })]])

  const [first, , update] = await layer(page)
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  expect(first).toEqual(['consent', 'default', { ...denied, wait_for_update: 500 }])
  expect(update).toMatchObject(['consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted' }])
  const [view] = await named(page, 'page_view')
  expect(view).toMatchObject({ page_path: '/', campaigns: [{ utm_source: 'fb', utm_medium: 'cpc' }] })

  // The last entry before navigation is captured by recording each push.
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const all = (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []
      sessionStorage.setItem('left', JSON.stringify(all))
    })
  })
  const form = visitPath(OPEN_ALWAYS.lubje, dayIn(12), '19:00')
  await page.goto(stack.url('lubje', form))
  await waitForForm(page)
  await expect.poll(async () => (await named(page, 'page_view')).length).toBe(1)
  await fillIn(page)
  await submitButton(page).click()
  await page.waitForURL(/\/thank-you\//)
  const left = (await page.evaluate(() => sessionStorage.getItem('left'))) ?? ''
  const names = (JSON.parse(left) as { event?: string }[]).flatMap(({ event }) => (event ? [event] : []))
  expect(names).toEqual(
    expect.arrayContaining(['page_view', 'begin_checkout', 'reservation_submitted', 'generate_lead']),
  )

  // The page with the key: no question, no measurement, and the policy would not permit it.
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const before = foreign.length
  await page.reload({ waitUntil: 'networkidle' })
  expect(foreign).toHaveLength(before)
  expect(await layer(page)).toEqual([])
  await expect(banner(page)).toHaveCount(0)
  const policy = (await sendRequest('lubje.localhost', `/thank-you/${code}`, { port: stack.webPort })).headers
  // Framing is checked separately.
  expect(String(policy['content-security-policy']).replace(/frame-ancestors[^;]*/, '')).not.toContain('https://')

  const told = `${left} ${foreign.join(' ')}`
  for (const secret of [code, JAN.firstname, JAN.lastname, JAN.email, '600100200', '600 100 200'])
    expect(told).not.toContain(secret)
})

test('the answer is changed in the footer, with the keyboard alone', async ({ page }) => {
  const foreign = await watchForeign(page)
  await page.goto(stack.url('lubje'))
  await banner(page).getByRole('button', { name: 'Odrzuć' }).press('Enter')
  await expect(banner(page)).toBeHidden()
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Ustawienia prywatności' })
  await settings.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Ustawienia prywatności' })
  const counting = sheet.getByRole('checkbox', { name: /Statystyka/ })
  await expect(counting).not.toBeChecked()
  await expect(sheet.getByText(/Twój wybór zapisaliśmy/)).toBeVisible()
  await expectAccessible(page)
  await counting.press('Space')
  await sheet.getByRole('button', { name: 'Zapisz zaznaczone' }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(settings).toBeFocused()
  await expect.poll(() => foreign.join()).toContain('googletagmanager.com')
  expect(foreign.join()).not.toContain('facebook')

  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: stack.url('lubje') }])
  await settings.press('Enter')
  await expect(counting).toBeChecked()
  await sheet.getByRole('button', { name: 'Odrzuć' }).press('Enter')
  await expect
    .poll(async () => (await layer(page)).at(-1))
    .toMatchObject(['consent', 'update', { analytics_storage: 'denied' }])
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
  const asked = foreign.length
  await page.reload({ waitUntil: 'networkidle' })
  expect(foreign).toHaveLength(asked)
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
