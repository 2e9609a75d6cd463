import { sendRequest } from './support/ask'
import { expect, expectAccessible, test } from './support/test'

// Decision 0037; contract C0.
test('a word without its letters finds the dish, a suggestion leads to it', async ({ page, at }) => {
  await page.goto(at('ostrowje', '/zamawiaj?delivery=takeout&city=ostrow-wielkopolski'))
  const field = page.getByLabel('Restauracja albo danie')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.fill('pirogi')
  const list = page.getByRole('listbox', { name: 'Podpowiedzi' })
  const dish = list.getByRole('option', { name: /^Pier[oó]g.* danie$/ }).first()
  await expect(dish).toBeVisible()
  await expectAccessible(page)
  const name = ((await dish.textContent()) ?? '').replace(/ danie$/, '')
  await dish.click()
  await expect(page).toHaveURL(/[?&]q=Pier/)
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByLabel('Restauracja albo danie')).toHaveValue(name)
})

test('lubje: a cuisine is chosen by keyboard and keeps the way of delivery', async ({ page, at }) => {
  await page.goto(at('lubje', '/zamawiaj?delivery=takeout&city=lublin'))
  const field = page.getByLabel('Restauracja albo danie')
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially('zup')
  await expect(page.getByRole('option', { name: 'Zupy kuchnia' })).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/delivery=takeout.*rodzaj-kuchni=Zupy/)
})

test('without scripts the form finds a wrong spelling', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('lubje', '/zamawiaj?delivery=takeout&city=lublin'))
  await page.getByRole('searchbox', { name: 'Restauracja albo danie' }).fill('zurek')
  await page.getByRole('button', { name: 'Szukaj' }).click()
  await expect(page).toHaveURL(/q=zurek/)
  await expect(page.getByText(/żurek/i).first()).toBeVisible()
  await context.close()
})

test('the suggestions answer at most eight, and refuse nobody for a long text', async () => {
  for (const q of ['zu', 'x'.repeat(500), "';--", '']) {
    const path = `/api/suggestions?product=orders&q=${encodeURIComponent(q)}`
    const { status, body } = await sendRequest('lubje.localhost', path)
    expect([q, status]).toEqual([q, 200])
    expect(JSON.parse(body).items.length).toBeLessThanOrEqual(8)
  }
})
