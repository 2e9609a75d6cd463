import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOf, pizzeria } from '../support/restaurant-files'
import { freshLink } from '../support/sign-in-link'
import { PRESS_LIMIT_MS, pressToPaint } from './support/press-to-paint'
import { expect, test } from './support/test'

test('C37: a press in the settings is answered on screen within 100 ms on a slow phone', { tag: '@alone' }, async ({
  page,
  privateStack,
}) => {
  const stack = await privateStack()
  const file = { ...copyOf(pizzeria), key: 'lublin-wiele', name: 'Wiele Dań', vouchers: [] }
  const tables = Array.from({ length: 40 }, (_, i) => ({ name: `T${i + 1}`, minSeats: 1, maxSeats: 4 }))
  file.rooms = [{ key: 'sala', name: 'Sala', tables }]
  const categories = Array.from({ length: 20 }, (_, c) => ({
    name: `Kategoria ${c}`,
    products: Array.from({ length: 50 }, (_, d) => ({ name: `Danie ${c} ${d}`, priceGrosze: 2000 + d })),
  }))
  file.menu = { categories, discounts: [] }
  const token = readFileSync(join(stack.dataDir, 'partner-token'), 'utf8').trim()
  const operate = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const url = `${stack.upstreamUrl}/operations/${path}`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok).toBe(true)
    return answer.json()
  }
  const { id } = await operate('restaurants/import', { file })
  const email = 'ola@wiele.example'
  await operate('people', { restaurant_id: id, name: 'Ola', email })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(stack.url('lubje', `/panel/wejscie/${await freshLink(email, stack)}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/panel\/\d+\//)
  const times: Record<string, number[]> = {}
  const measure = async (action: string, ...given: Parameters<typeof pressToPaint>) => {
    times[action] = [...(times[action] ?? []), await pressToPaint(...given)]
  }
  const item = (place: string) => `[id="${place}-item"]`

  await page.goto(stack.url('lubje', `/panel/${id}/ustawienia/stoliki`))
  await expect(page.locator(item('rooms[0].tables[39]'))).toBeVisible()
  for (const count of [40, 41, 42]) {
    const add = page.getByRole('button', { name: 'Dodaj stolik' })
    await add.scrollIntoViewIfNeeded()
    await measure('add a table', add, { shown: item(`rooms[0].tables[${count}]`) })
    await expect(page.locator('[data-state="saved"]')).toBeVisible()
  }
  for (const name of ['T3', 'T4', 'T5']) {
    const field = page.getByRole('textbox', { name: 'Nazwa stolika' }).nth(Number(name.slice(1)) - 1)
    await field.scrollIntoViewIfNeeded()
    await field.focus()
    const shown = '[data-state="waiting"]'
    await measure('type a letter', field, { event: 'input', shown, act: () => page.keyboard.press('x') })
    await expect(page.locator('[data-state="saved"]')).toBeVisible()
  }
  await page.goto(stack.url('lubje', `/panel/${id}/ustawienia/menu?k=3&d=7`))
  const description = page.getByLabel(/^Opis/)
  await expect(description).toBeVisible()
  await page.waitForTimeout(1000)
  for (const letter of ['a', 'b', 'c']) {
    await description.focus()
    const shown = '[data-state="waiting"]'
    await measure('type of a dish', description, { event: 'input', shown, act: () => page.keyboard.press(letter) })
    await expect(page.locator('[data-state="saved"]')).toBeVisible()
  }
  for (const [action, taken] of Object.entries(times)) {
    test.info().annotations.push({ type: `${action}, ms of work`, description: taken.map(Math.round).join(' ') })
    // The cheapest of them is the screen's own cost.
    expect(Math.min(...taken), action).toBeLessThan(PRESS_LIMIT_MS)
  }
})
