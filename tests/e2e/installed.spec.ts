import { dayIn, OPEN_ALWAYS, visitPath } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const BANNER = 'Dla poprawnego działania aplikacji potrzebny jest dostęp do sieci'

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
})
