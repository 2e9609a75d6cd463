import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { fakeMaps } from './support/fake-maps'
import { type Stack, startStack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack({ mapsKey: 'only-for-tests' })
})
test.afterAll(() => stack?.stop())

const map = (page: Page) => page.getByRole('region', { name: 'Mapa restauracji' })
const markers = (page: Page) => map(page).locator('.fake-marker')
const shot = (page: Page, name: string) =>
  process.env.E2E_SHOTS ? page.screenshot({ path: `${process.env.E2E_SHOTS}/${name}.png` }) : null

/** Cached and live lists, of orders and of reservations, on two tenants. */
const LISTS = [
  ['lubje', '/zamawiaj/lublin'],
  ['lesznoje', '/rezerwuj?peopleAmount=2'],
] as const

for (const [tenant, path] of LISTS) {
  test(`${tenant} ${path}: on a phone the map comes on demand and leads to the cards`, async ({ page }) => {
    const google = await fakeMaps(page)
    await page.goto(stack.url(tenant, path))
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(google.asked).toEqual([])
    const open = page.getByRole('button', { name: 'Mapa', exact: true })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(markers(page).first()).toBeVisible()
    await shot(page, `${tenant}-${path.slice(1, 9)}-phone`)
    await expectAccessible(page)
    const name = (await markers(page).nth(1).getAttribute('title')) ?? ''
    await markers(page).nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
    await expect(markers(page).nth(1).locator('[data-selected]')).toBeVisible()
    await page.getByRole('button', { name: 'Ukryj mapę' }).click()
    await expect(markers(page).first()).toBeHidden()
  })

  test.describe('from 1100 px', () => {
    test.use({ viewport: { width: 1280, height: 900 } })
    test(`${tenant} ${path}: list and map are side by side, without layout shifts`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await fakeMaps(page)
      await page.goto(stack.url(tenant, path))
      const first = page.locator('[data-restaurant]').first()
      await map(page).scrollIntoViewIfNeeded()
      await expect(markers(page)).toHaveCount(await page.locator('[data-split] [data-restaurant]').count())
      const [card, pane] = [await first.boundingBox(), await map(page).boundingBox()]
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(pane?.x ?? 0)
      await first.getByRole('heading').getByRole('link').focus()
      await expect(markers(page).locator('[data-selected]')).toHaveCount(1)
      await shot(page, `${tenant}-${path.slice(1, 9)}-wide`)
      await expectAccessible(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
    })
  })
}

test('a map whose key is refused reports it, and the list stays', async ({ page }) => {
  await fakeMaps(page, 'refused')
  await page.goto(stack.url('lubje', '/rezerwuj/lublin'))
  await page.getByRole('button', { name: 'Mapa', exact: true }).click()
  await expect(map(page).getByText('Mapa jest teraz niedostępna.')).toBeVisible()
  await expect(page.locator('[data-restaurant]').first()).toBeVisible()
})
