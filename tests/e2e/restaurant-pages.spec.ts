import type { Page } from '@playwright/test'
import { instantOf, weekdayOf } from '@/lib/domain/time/time'
import { dayIn } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

// One restaurant takes orders and tables at any hour, one tables alone, one is open until 20:00, on a Sunday until
// 17:00.
const { tenant, both, shutAtNight, longName } = {
  tenant: 'lubje',
  both: 14,
  shutAtNight: 9,
  longName: 18,
}
const SUNDAY = 6
const pausedByHand = { tenant: 'lesznoje', id: 31 }

const tabs = (page: Page) => page.getByRole('navigation', { name: /^Strony lokalu / })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true })

test('C18: table, menu and the place itself are pages of one restaurant, by keyboard', async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at(tenant, `/restaurants/${both}`))
  await expect(tab(page, 'Stolik')).toHaveAttribute('aria-current', 'page')
  await expect(tabs(page).getByRole('link', { name: 'Zamów' })).toHaveAttribute('href', /^\/order\//)
  await expectAccessible(page)
  await tab(page, 'Menu').press('Enter')
  await page.waitForURL(/\/order\//)
  await expect(tab(page, 'Menu')).toHaveAttribute('aria-current', 'page')
  await expect(tabs(page).getByRole('link', { name: /^Zarezerwuj|^Zapytaj/ })).toBeVisible()
  await tab(page, 'O\u00a0miejscu').press('Enter')
  await page.waitForURL(/\/o-miejscu$/)
  await expect(page.getByRole('heading', { name: 'Godziny otwarcia' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zamów' })).toBeVisible()
  await expectAccessible(page)
  await tab(page, 'Stolik').press('Enter')
  await page.waitForURL(/\/restaurants\/[^/]+$/)
})

test('C18: at 390 px a dish is on the first screen, with any notice about the kitchen', async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dish = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const states = [
    [tenant, shutAtNight, '04:30', /zamów na/],
    [tenant, shutAtNight, weekdayOf(dayIn(1)) === SUNDAY ? '16:50' : '19:50', 'Na teraz kuchnia już nie zdąży.'],
    // A name of 27 letters, and no orders for later.
    [tenant, longName, '20:00', 'Restauracja obecnie jest zamknięta'],
    [pausedByHand.tenant, pausedByHand.id, '15:00', 'Zamówienia chwilowo wstrzymane'],
  ] as const
  for (const [brand, id, time, words] of states) {
    await page.clock.setFixedTime(instantOf(dayIn(1), time))
    await page.goto(at(brand, `/order/${id}`))
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect.poll(async () => (await dish.first().boundingBox())?.y, String(words)).toBeLessThanOrEqual(560)
  }
})

test('C34: a restaurant without a menu shows a text at its address, with links', async ({ page, at }) => {
  expect((await page.goto(at('lubje', '/restaurants/5/menu')))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: /Tego menu jeszcze nie ma/ })).toBeVisible()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await page.getByRole('link', { name: 'Strona restauracji' }).click()
  await expect(page).toHaveURL(/\/restaurants\/5-[^/]+$/)
})

test('C18: at a place that takes no orders /order shows the menu to read, and no cart', async ({ page, at }) => {
  expect((await page.goto(at('lubje', '/order/17')))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Ryby' })).toBeVisible()
  await expect(page.getByText('Koszyk')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('C18: the pages of a place link to each other and the menu is read', async ({ page, at }) => {
    await page.goto(at('lubje', '/restaurants/17'))
    await tab(page, 'Menu').click()
    await expect(page.getByRole('heading', { name: 'Ryby' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await tab(page, 'O\u00a0miejscu').click()
    await expect(page.getByRole('link', { name: 'Zarezerwuj' })).toBeVisible()
  })
})
