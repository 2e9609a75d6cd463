import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { fakeMaps } from './support/fake-maps'
import { watchLayoutShifts } from './support/measure'
import { FULL_DELIVERY_RESTAURANTS, fillCart } from './support/order-diner'
import { type Stack, startStack } from './support/stack'
import { expect, expectAccessible, test } from './support/test'

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack({ mapsKey: 'only-for-tests' })
})
test.afterAll(() => stack?.stop())

test.describe('the map', () => {
  const map = (page: Page) => page.getByRole('region', { name: 'Mapa restauracji' })
  const markers = (page: Page) => map(page).locator('.fake-marker')
  const shot = (page: Page, name: string) =>
    process.env.E2E_SHOTS ? page.screenshot({ path: `${process.env.E2E_SHOTS}/${name}.png` }) : null

  test('on a phone the map of a cached list of orders loads on demand and links to the cards', {
    tag: '@story',
  }, async ({ page }) => {
    const google = await fakeMaps(page)
    await page.goto(stack.url('lubje', '/zamawiaj/lublin'))
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(google.requests).toEqual([])
    const open = page.getByRole('button', { name: 'Mapa', exact: true })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(markers(page).first()).toBeVisible()
    await shot(page, 'orders-phone')
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
    test('list and map of a live list of tables are side by side, without layout shifts', async ({ page }) => {
      const layoutShift = await watchLayoutShifts(page)
      await fakeMaps(page)
      await page.goto(stack.url('lesznoje', '/rezerwuj?peopleAmount=2'))
      const first = page.locator('[data-restaurant]').first()
      await map(page).scrollIntoViewIfNeeded()
      await expect(markers(page)).toHaveCount(await page.locator('[data-split] [data-restaurant]').count())
      const [card, pane] = [await first.boundingBox(), await map(page).boundingBox()]
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(pane?.x ?? 0)
      await first.getByRole('heading').getByRole('link').focus()
      await expect(markers(page).locator('[data-selected]')).toHaveCount(1)
      await shot(page, 'tables-wide')
      await expectAccessible(page)
      expect(await layoutShift()).toBeLessThan(0.02)
    })
  })

  test('a map whose key is refused reports it, and the list stays', async ({ page }) => {
    await fakeMaps(page, 'refused')
    await page.goto(stack.url('lubje', '/rezerwuj/lublin'))
    await page.getByRole('button', { name: 'Mapa', exact: true }).click()
    await expect(map(page).getByText('Mapa jest teraz niedostępna.')).toBeVisible()
    await expect(page.locator('[data-restaurant]').first()).toBeVisible()
  })
})

test.describe('addresses', () => {
  const options = (page: Page) => page.getByRole('listbox').getByRole('option')
  const preferences = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('deliveryPreferences') ?? 'null'))

  test('L281 L075: in frames too: menu and checkout of an embed permit Google, and their fields use it', async ({
    page,
  }) => {
    const google = await fakeMaps(page)
    const { tenant, id } = FULL_DELIVERY_RESTAURANTS.lubje
    for (const path of [`/order/${id}/iframe`, `/order/${id}/iframe/zamow`]) {
      const answer = await page.goto(stack.url(tenant, path))
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy).toContain('https://maps.googleapis.com')
      expect(policy).toMatch(/frame-ancestors 'self' \S/)
      expect(policy).not.toContain('unsafe')
      expect(google.requests).toEqual([])
      if (!path.endsWith('zamow')) await fillCart(page)
    }
    const street = page.getByRole('combobox', { name: 'Ulica' })
    await street.fill('Naru')
    await expect(options(page)).toHaveText(['Narutowicza 12, Lublin', 'Narutowicza 14, Lublin'])
    await options(page).first().click()
    await expect(page.getByLabel('Numer domu')).toHaveValue('12')
    await expect(page.getByText(/^Dostarczymy: Narutowicza 12, Lublin/)).toBeVisible()
    await expect.poll(() => preferences(page)).toMatchObject({ street: 'Narutowicza', house: '12' })
  })
})
