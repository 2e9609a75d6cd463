import { gzipSync } from 'node:zlib'
import type { FrameLocator, Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { sendRequest } from './support/ask'
import { chooseTakeout } from './support/order-diner'
import { partnerSite } from './support/partner-site'
import { addDishToCart } from './support/put-a-dish-in-the-cart'
import { dayIn, OPEN_ALWAYS } from './support/reserve'
import { test as base, expect, expectAccessible } from './support/test'

/** A host on the sample data's list of permitted sites, and one that is not. */
const [LISTED, FOREIGN] = ['strona.localhost', 'obca.localhost']

type Attributes = Record<string, string | number>

const test = base.extend<{
  /** Serves a partner's page with the snippet; returns its URL. */
  site: (tenant: string, attributes: Attributes, host?: string) => Promise<string>
}>({
  site: async ({ at }, use) => {
    const sites: { close: () => void }[] = []
    await use(async (tenant, attributes, host = LISTED) => {
      const data = Object.entries(attributes).map(([name, value]) => `data-${name}="${value}"`)
      const script = `<script async src="${at(tenant, '/embed/v1.js')}" ${data.join(' ')}></script>`
      const site = await partnerSite(host, `<a href="${at(tenant, '/restaurants/14')}">Zarezerwuj</a>${script}`)
      sites.push(site)
      return site.url
    })
    for (const site of sites) site.close()
  },
})

/** Blocks storage and cookies for frames, as strictly as any browser. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    if (window.parent === window) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await page.route('**/*', async (route) => {
    const headers = await route.request().allHeaders()
    if (!route.request().frame().parentFrame()) return route.fallback()
    return route.fallback({ headers: { ...headers, cookie: '' } })
  })
}

const receive = (page: Page, type: string) =>
  page.evaluate(
    (wanted) => (window as unknown as { heard: { type: string }[] }).heard.filter((one) => one.type === wanted),
    type,
  )

async function reserve(frame: FrameLocator) {
  await expect(frame.locator('form[method=post][novalidate]')).toBeVisible()
  await frame.locator('input[name=visitTime]').first().press('Space')
  await frame.getByLabel('Imię').fill('Jan')
  await frame.getByLabel('Nazwisko').fill('Kowalski')
  await frame.getByLabel('Telefon').fill('600 100 200')
  await frame.getByLabel('E-mail', { exact: true }).fill('jan.kowalski@example.com')
  // Pressed by keyboard: a frame that still grows moves away from a pointer.
  await frame.getByRole('button', { name: 'Rezerwuję stolik', exact: true }).press('Enter')
  await expect(frame.getByRole('link', { name: 'Kalendarz', exact: true })).toBeVisible()
}

test("L023 L074 L088 C16: a whole reservation on the partner's own page, without any storage", {
  tag: '@story',
}, async ({ page, site }) => {
  const [tenant, restaurant] = ['lubje', OPEN_ALWAYS.lubje]
  await blockStorage(page)
  const names: string[] = []
  page.on('request', (request) => {
    const name = request.headers()['x-app-name']
    if (name) names.push(name)
  })
  await page.goto(
    await site(tenant, { restaurant, mode: 'booking', display: 'inline', 'offset-top': 24, 'offset-side': 8 }),
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.locator('main')).toHaveCSS('padding-top', '24px')
  await expect(frame.locator('main')).toHaveCSS('padding-left', '8px')
  await expectAccessible(page)
  await reserve(frame)
  await expect(frame.locator('[data-shell]:visible')).toHaveCount(0)
  expect(new Set(names)).toEqual(new Set(['iframe']))
  await expect.poll(() => receive(page, 'reservation.created')).not.toEqual([])
  const [news, ...more] = (await receive(page, 'reservation.created')) as unknown as Attributes[]
  expect(more).toEqual([])
  expect(Object.keys(news ?? {}).sort()).toEqual(['date', 'people', 'time', 'type'])
  expect(String(news?.date) >= dayIn(0)).toBe(true)
  // As tall as its page: nothing scrolls inside.
  await expect
    .poll(async () => {
      const heights = (await receive(page, 'height')) as unknown as { height: number }[]
      return page
        .locator('iframe')
        .evaluate((one, height) => Math.round(one.clientHeight) === height, heights.at(-1)?.height)
    })
    .toBe(true)
})

test('L075 C16: an order without storage, up to the payment in the whole window', async ({ page, site, at }) => {
  const [tenant, restaurant] = ['ostrowje', OPEN_ALWAYS.ostrowje]
  await blockStorage(page)
  await page.goto(await site(tenant, { restaurant, mode: 'order' }))
  const frame = page.frameLocator('iframe')
  await addDishToCart(frame)
  const name = await frame.getByRole('heading', { level: 1 }).innerText()
  // The cart survives without storage: the link to the checkout is a plain link.
  await page.frames()[1]?.evaluate((id) => window.location.assign(`/order/${id}/iframe/zamow`), restaurant)
  await expect(frame.getByRole('heading', { name, level: 1 })).toBeVisible()
  await chooseTakeout(frame)
  await frame.getByLabel('Imię').fill('Jan')
  await frame.getByLabel('Nazwisko').fill('Kowalski')
  await frame.getByLabel('Telefon').fill('600 100 200')
  await frame.getByLabel('E-mail', { exact: true }).fill('jan@przyklad.pl')
  await frame.getByRole('button', { name: 'Zmień: Czym' }).press('Enter')
  await frame.getByRole('radio', { name: /kart/i }).first().press('Space')
  await frame.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
  // The whole window has left the partner's page.
  await page.waitForURL((url) => url.origin === new URL(at(tenant)).origin)
  expect(page.url()).toMatch(/\/(pay|zamowienie)\//)
  await expectAccessible(page)
})

test('L262 C16: without its scripts a refused form stays in the frame with all typed values, then reserves', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  // The partner's page needs its script for the frame; the frame itself gets none.
  await page.route(/\/_next\/.*\.js/, (route) => route.abort())
  const id = OPEN_ALWAYS.lubje
  await page.goto(await site('lubje', { restaurant: id, mode: 'booking' }))
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  const inside = () => page.frames()[1]
  const live = `/restaurants/${id}/iframe?visitDate=${dayIn(13)}&visitTime=13:00&peopleAmount=2`
  await inside()?.evaluate((path) => window.location.assign(path), live)
  await expect.poll(() => inside()?.url()).toContain('visitDate=')
  await frame.getByLabel('Imię').fill('Jan')
  await frame.getByLabel('Nazwisko').fill('Kowalski')
  await frame.getByLabel('Telefon').fill('12')
  await frame.getByLabel('E-mail', { exact: true }).fill('jan.kowalski@example.com')
  const send = frame.getByRole('button', { name: 'Rezerwuję stolik', exact: true })
  await send.press('Enter')
  await expect(frame.getByRole('alert')).toContainText('Numer telefonu ma 9 cyfr')
  expect(new URL(inside()?.url() ?? '').pathname).toBe(`/restaurants/${id}/iframe`)
  expect(inside()?.url()).not.toContain('Kowalski')
  await expect(frame.getByLabel('Nazwisko')).toHaveValue('Kowalski')
  await frame.getByLabel('Telefon').fill('600 100 200')
  await send.press('Enter')
  await expect(frame.getByRole('link', { name: 'Kalendarz', exact: true })).toBeVisible()
})

test('C16: a page that is not on the list shows the link and never the form', async ({
  page,
  site,
  expectedErrors,
  at,
}) => {
  expectedErrors.push(/frame-ancestors/)
  await page.clock.install()
  await page.goto(await site('lubje', { restaurant: 14 }, FOREIGN))
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.runFor(13_000)
  await expect(page.getByRole('link', { name: 'Zarezerwuj stolik' })).toHaveAttribute(
    'href',
    at('lubje', '/restaurants/14'),
  )
  await expect(page.frameLocator('iframe').locator('form')).toHaveCount(0)
})

test('C16: a dialog that takes the focus, closes on Escape from inside and gives the focus back', async ({
  page,
  site,
}) => {
  await page.goto(await site('lubje', { restaurant: 14, display: 'popup', colour: '#0a5c36', label: 'Stolik u nas' }))
  const button = page.getByRole('button', { name: 'Stolik u nas' })
  await expect(button).toHaveCSS('background-color', 'rgb(10, 92, 54)')
  await expect(button).toHaveCSS('position', 'fixed')
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Stolik u nas' })
  await expect(dialog).toBeVisible()
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('form[method=post][novalidate]')).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('style', /--accent/)
  await expectAccessible(page)
  await frame.getByLabel('Imię').press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect.poll(() => receive(page, 'close')).not.toEqual([])
  await button.press('Space')
  await dialog.getByRole('button', { name: 'Zamknij' }).click()
  await expect(dialog).toBeHidden()
})

test('L089: the layout of a frame is wide from 1100 px', async ({ page, at }) => {
  await page.goto(at('lubje', '/restaurants/14/iframe'))
  const columns = () =>
    page.locator('main > div').evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)
  await page.setViewportSize({ width: 1099, height: 800 })
  await expect.poll(columns).toBe(1)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect.poll(columns).toBe(2)
})

test('L074 L075 L128 C16: sites that may frame a page', async () => {
  const ancestorsOf = async (path: string) => {
    const answer = await sendRequest('lubje.localhost', path)
    expect(answer.headers['x-frame-options']).toBeUndefined()
    const found = answer
      .all('content-security-policy')
      .flatMap((policy) => /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? [])
    return [answer.status, ...new Set(found)]
  }
  for (const path of [
    '/restaurants/14/iframe',
    '/restaurants/14/iframe?visitDate=2030-01-07',
    '/order/14-x/iframe',
    '/order/14/iframe/zamow',
  ]) {
    // Twice: the second answer comes from the cache.
    for (const _ of [1, 2])
      expect(await ancestorsOf(path), path).toEqual([
        200,
        expect.stringMatching(/^'self' .*http:\/\/strona\.localhost:\*$/),
      ])
  }
  for (const path of ['/', '/restaurants/14', '/order/14', '/order/14/zamow', '/dla-restauracji/osadz']) {
    expect(await ancestorsOf(path), path).toEqual([200, "'none'"])
  }
  expect((await sendRequest('lubje.localhost', '/restaurants/14/iframe')).body).toContain('noindex')
})

test('C16: the script is small, cached for an hour and revalidated', async () => {
  const { body, headers } = await sendRequest('lubje.localhost', '/embed/v1.js')
  expect(gzipSync(body).length).toBeLessThan(5000)
  expect(headers['cache-control']).toContain('max-age=3600')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  const again = await sendRequest('lubje.localhost', '/embed/v1.js', {
    headers: { 'if-none-match': headers.etag ?? '' },
  })
  expect(again.status).toBe(304)
})

test('C16: a snippet is chosen, previewed and copied', async ({ page, at, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('lubje', '/dla-restauracji/osadz'))
  // The snippet is shown from the start; copying it needs a hydrated page.
  await waitForHydration(page)
  await page.getByRole('radio', { name: 'Zamawiać jedzenie' }).press('Space')
  await expect(page.getByText('data-mode="order"')).toBeVisible()
  await page.getByRole('button', { name: 'Kopiuj kod' }).click()
  await expect(page.getByText('Kod skopiowany.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/embed/v1.js')
  await expectAccessible(page)
})
