import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { expect, test } from './support/test'

const street = (n: number) => ({
  address: `Lipowa ${n}, Lublin`,
  street: 'Lipowa',
  house: String(n),
  city: 'Lublin',
  lat: 51.2447,
  lng: 22.5511,
})
const field = (page: Page) => page.getByLabel('Adres', { exact: true })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Answers of the address source; the test releases the waiting ones, and from then on all. */
async function withSource(page: Page) {
  const requests: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/addresses?*', async (route) => {
    requests.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    // The page may send two requests while a slow machine types, or none yet when the test releases the answers.
    await released
    await route.fulfill({ json: { items: [1, 2, 3].map(street) } }).catch(() => {}) // aborted by the page
  })
  return { requests, release }
}

test('L054 L232 L293–L295: by keyboard alone; stored for 90 days, and offered again', { tag: '@story' }, async ({
  page,
  at,
  context,
}) => {
  const { release } = await withSource(page)
  await page.goto(at('lubje'))
  await field(page).focus()
  await expect(field(page)).toHaveRole('combobox')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('Lipowa')
  await expect(page.getByRole('status').filter({ hasText: 'Szukam adresu...' })).toBeVisible()
  release()
  await expect(options(page)).toHaveCount(3)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText('Lipowa 2, Lublin')
  const active = await field(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveText('Lipowa 2, Lublin')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Lipowa 2, Lublin')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field(page)).toBeFocused()
  await expect.poll(() => stored(page, 'lastUsedAddresses')).toEqual([expect.objectContaining(street(2))])

  await page.getByRole('button', { name: 'Pokaż restauracje' }).click()
  await page.waitForURL('**/zamawiaj?delivery=delivery')
  expect(await stored(page, 'deliveryPreferences')).toEqual({
    address: 'Lipowa 2, Lublin',
    coordinates: { lat: 51.2447, lng: 22.5511 },
    street: 'Lipowa',
    house: '2',
    city: 'Lublin',
    mode: 'delivery',
    type: 'delivery',
  })
  const cookie = (await context.cookies()).find(({ name }) => name === 'delivery_address')
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    address: 'Lipowa 2, Lublin',
    lat: 51.2447,
    lng: 22.5511,
    mode: 'delivery',
  })
  expect(cookie?.sameSite).toBe('Lax')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(89.9)
  expect(days).toBeLessThanOrEqual(90)

  await page.goto(at('lubje'))
  await expect(field(page)).toHaveValue('Lipowa 2, Lublin')
  await field(page).fill('')
  await field(page).blur()
  await field(page).focus()
  await expect(options(page)).toHaveText(['Lipowa 2, Lublin'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('L233: a message below the field does not intercept a press of the button that it covers', async ({
  page,
  at,
}) => {
  await page.route('**/api/addresses?*', (route) => route.fulfill({ json: { items: [] } }))
  await page.goto(at('lesznoje', '/zamawiaj?delivery=delivery'))
  await waitForHydration(page)
  await field(page).fill('Nieznana 77')
  await expect(page.getByText('Nie znamy tego adresu.')).toBeVisible()
  const button = await page.getByRole('button', { name: 'Pokaż restauracje', exact: true }).boundingBox()
  if (!button) throw new Error('no button')
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  // Pressed like by hand, on any element there. Playwright's own click waits until the button is free.
  await page.mouse.move(button.x + button.width / 2, button.y + 8)
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false)
})
