import type { BrowserContext, Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { sendRequest } from './support/ask'
import { dayIn, OPEN_ALWAYS, visitPath } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const BANNER = 'Dla poprawnego działania aplikacji potrzebny jest dostęp do sieci'

/** Makes the page believe that it is an installed app. */
async function installed(context: BrowserContext) {
  await context.addInitScript(() => {
    const asked = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      const list = asked(query)
      if (query === '(display-mode: standalone)') Object.defineProperty(list, 'matches', { value: true })
      return list
    }
  })
}

/** The number of page loads so far. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** Moves the tab to the background, or back; headless Chromium never does by itself. */
function turn(page: Page, state: 'hidden' | 'visible') {
  return page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { value: to, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Work scheduled for the browser's idle time has begun. */
const settled = (page: Page) => page.locator('html[data-life=on]').waitFor({ state: 'attached' })

/** The banner's element exists, so the part that watches the network has loaded. */
const watches = (page: Page) => page.locator('div[role=alert][class]:empty').first().waitFor({ state: 'attached' })

test.describe('in every tab', () => {
  /** Hidden, an hour later shown again: the page reloads, and its scripts run. */
  async function passAnHour(page: Page) {
    await page.clock.runFor(5000)
    await settled(page)
    await turn(page, 'hidden')
    await page.clock.fastForward('01:00:00')
    await Promise.all([page.waitForEvent('load'), turn(page, 'visible')])
    await page.clock.runFor(5000)
  }

  test('L090: the search keeps what was chosen over the hour, twice', async ({ page, at }) => {
    await page.clock.install({ time: new Date(`${dayIn(0)}T10:58:00+01:00`) })
    await page.goto(at('nakryte'))
    await waitForHydration(page)
    const form = page.getByRole('main').locator('form[action="/rezerwuj"]').first()
    await form.getByLabel('Godzina').selectOption('20:00')
    await form.getByLabel('Liczba osób').selectOption('Większa grupa')
    await form.getByLabel('Liczba osób').fill('25')
    await form.getByRole('button', { name: 'Otwórz kalendarz' }).click()
    // The calendar sets the field by itself; no 'input' of the diner comes with it.
    await page.getByRole('dialog').locator('[role=gridcell] button:enabled').last().click()
    const date = await form.locator('[name=visitDate]').inputValue()
    for (const _ of ['first', 'second']) {
      await passAnHour(page)
      await expect(form.locator('[name=visitDate]')).toHaveValue(date)
      await expect(form.getByLabel('Godzina')).toHaveValue('20:00')
      await expect(form.getByLabel('Liczba osób')).toHaveValue('25')
    }
  })
})

test.describe('in the installed app', () => {
  test('L091 L092 L283: the banner while the network is away, one reload when it is back', async ({
    page,
    at,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
    await installed(context)
    await page.goto(at('lubje', '/zamawiaj'))
    await settled(page)
    await watches(page)
    const loads = countLoads(page)
    await context.setOffline(true)
    await expect(page.getByRole('alert').filter({ hasText: BANNER })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/offline-banner.png' })
    expect(loads()).toBe(0)
    await Promise.all([page.waitForEvent('load'), context.setOffline(false)])
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByText(BANNER)).toHaveCount(0)
    expect(loads()).toBe(1)
  })
})

test.describe('the service worker', () => {
  test('C19: keeps the offline page and its own parts only, and shows it in the brand', { tag: '@story' }, async ({
    diner,
    at,
    expectedErrors,
  }) => {
    const tenant = 'lubje'
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const page = await diner({ serviceWorkers: 'allow' })
    await page.goto(at(tenant, '/zamawiaj'))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    await page.goto(at(tenant, visitPath(OPEN_ALWAYS.lubje, dayIn(8))))
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toEqual(expect.arrayContaining(['/offline', '/offline.css', `/marks/${tenant}.svg`]))
    expect(kept.filter((file) => !/^\/(offline(\.css)?$|marks\/|fonts\/)/.test(file))).toEqual([])

    await page.context().setOffline(true)
    await page.goto(at(tenant, '/moje'))
    await expect(page.getByRole('heading', { level: 1, name: 'Nie ma połączenia z siecią' })).toBeVisible()
    await expect(page.getByText(BANNER)).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-theme', tenant)
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/offline-page.png' })
    await Promise.all([page.waitForEvent('load'), page.context().setOffline(false)])
    await expect(page).toHaveURL(at(tenant, '/moje'))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('L003: manifest, worker and offline page of each brand, none of which a browser caches for long', async ({
    page,
    at,
  }) => {
    for (const tenant of ['nakryte', 'lubje', 'lesznoje', 'ostrowje', 'miedzioweje']) {
      const host = `${tenant}.localhost`
      await page.goto(at(tenant))
      const manifestPath = await page.locator('link[rel=manifest]').getAttribute('href')
      const manifest = await sendRequest(host, manifestPath ?? '')
      expect([manifest.status, manifest.headers['content-type']]).toEqual([
        200,
        'application/manifest+json; charset=utf-8',
      ])
      const { icons, theme_color: colour } = JSON.parse(manifest.body)
      expect(await page.locator('meta[name=theme-color][media*=light]').getAttribute('content')).toBe(colour)
      for (const { src } of icons) {
        expect(src).toContain(tenant)
        expect([src, (await sendRequest(host, src)).headers['content-type']]).toEqual([src, 'image/png'])
      }
      expect((await sendRequest(host, '/offline')).body).toContain(`data-theme="${tenant}"`)
      const worker = await sendRequest(host, '/sw.js')
      expect(worker.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/javascript; charset=utf-8',
      })
      for (const file of JSON.parse(/const FILES = (.*)/.exec(worker.body)?.[1] ?? '[]')) {
        expect([file, (await sendRequest(host, file)).status]).toEqual([file, 200])
      }
    }
  })
})
