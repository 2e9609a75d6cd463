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
