import type { Page } from '@playwright/test'
import { sendRequest } from './support/ask'
import { startProxy } from './support/proxy'
import { dayIn, fillIn, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const LUBJE = { tenant: 'lubje', city: 'lublin', id: OPEN_ALWAYS.lubje } as const
const UTM = 'utm_source=ulotka&utm_medium=druk'

/** Waits for the script that carries a campaign along: it rewrites links on use. */
async function carries(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').locator('a[href^="/"]').first()
  await expect(async () => {
    await link.dispatchEvent('contextmenu')
    expect(await link.getAttribute('href')).toContain(UTM)
  }).toPass({ timeout: 30_000 })
}

test('L082 L083 L100 C19: a campaign is carried to the reservation, and nothing is stored', { tag: '@story' }, async ({
  page,
  privateStack,
}) => {
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined
  const stack = await privateStack({
    async proxy(upstreamUrl) {
      proxy = await startProxy(upstreamUrl)
      return proxy.url
    },
  })
  const { tenant, city, id } = LUBJE
  await page.goto(stack.url(tenant, `/rezerwuj/${city}?${UTM}`))
  await carries(page)
  const link = page.locator(`a[href*="/restaurants/"]`).first()
  await link.click()
  await page.waitForURL(/\/restaurants\/.*utm_source=ulotka&utm_medium=druk/)
  expect(await page.evaluate(() => sessionStorage.getItem('campaigns'))).toBeNull()

  await page.goto(stack.url(tenant, `${visitPath(id, dayIn(14), '19:00')}&${UTM}`))
  await waitForForm(page)
  await fillIn(page)
  await submitButton(page).click()
  await page.waitForURL(/\/thank-you\//)
  const made = proxy?.calls.find(
    ({ method, path, headers }) => method === 'POST' && path === '/reservations' && headers['x-tenant'] === tenant,
  )
  expect(JSON.parse(made?.body ?? '{}').source).toBe('ulotka/druk')
  const touch = { utm_source: 'ulotka', utm_medium: 'druk' }
  expect(JSON.parse(made?.body ?? '{}').campaign).toEqual({ first: touch, last: touch })
  proxy?.stop()
})

test('L081: debug shows how a cached and a live page were made, and no personal data', async ({ page, at }) => {
  const { tenant, city, id } = LUBJE
  const panel = page.getByRole('complementary', { name: 'Diagnostyka' })
  await page.goto(at(tenant, `/rezerwuj/${city}`))
  await page.goto(at(tenant, `/rezerwuj/${city}?debug=true`))
  for (const fact of [`tenant${tenant}`, 'configupstream', 'no calls for this answer'])
    await expect(panel).toContainText(fact)
  await expect(panel).toContainText(/cache(HIT|STALE)/)
  await expect(panel).toContainText(/request[\w-]{8}/)

  await page.goto(at(tenant, `${visitPath(id, dayIn(15))}&debug=true`))
  await expect(panel).toContainText('cachelive')
  await expect(panel).toContainText(/upstreamGET \/restaurants\/\{ids\}\/availability 200 [\d.]+ ms/)
  await expectAccessible(page)

  for (const other of ['?debug=1', '?debug=True', '']) {
    await page.goto(at(tenant, `/rezerwuj/${city}${other}`), { waitUntil: 'networkidle' })
    await expect(panel).toHaveCount(0)
  }
  const { headers } = await sendRequest(`${tenant}.localhost`, `/rezerwuj/${city}`, {
    headers: { accept: 'text/html' },
  })
  expect(headers['server-timing']).not.toContain('cache')
})
