import type { Locator } from '@playwright/test'
import { dayIn, fillIn, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

// Of the last files, whose tests go to whoever is free: no worker ends alone.
test.describe.configure({ mode: 'parallel' })

/** The button's box in its form, and the form's size, in px. Not in the window, whose scrolling makes up for what moves. */
function placeInForm(button: Locator) {
  return button.evaluate((element: HTMLButtonElement) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const form = (element.form as HTMLFormElement).getBoundingClientRect()
    return { x: x - form.x, y: y - form.y, width, height, formWidth: form.width, formHeight: form.height }
  })
}

test('C12: a reservation under way is said at once, a long one after four seconds, and nothing moves', async ({
  page,
  at,
}) => {
  // What is measured is the layout. A pressed button sinks by a pixel and rises again, late on a busy machine.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('ostrowje', visitPath(OPEN_ALWAYS.ostrowje, dayIn(20), '12:00')))
  await waitForForm(page)
  await fillIn(page)
  // The table is held since the first key, and the line that says so comes when the answer does.
  await expect(page.getByText('Trzymamy stolik do').first()).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/reservations', async (route) => {
    await held
    await route.continue()
  })
  const button = submitButton(page)
  const before = await placeInForm(button)
  await button.click()
  const region = page.locator('[data-waiting]')
  await expect(region).toHaveText('Rezerwujemy…')
  await expect(button).toHaveAttribute('data-waits', 'Rezerwujemy…')
  await expect(button).toHaveCSS('translate', 'none')
  const pressed = await placeInForm(button)
  expect([pressed.width, pressed.height]).toEqual([before.width, before.height])
  await expect(region).toHaveText('To trwa dłużej niż zwykle')
  expect(await placeInForm(button)).toEqual(pressed)
  await expectAccessible(page)
  release()
  await page.waitForURL('**/thank-you/*')
})

test('C2 C19: the thank-you page says where the confirmation went, and until when it can be cancelled', async ({
  page,
  at,
}) => {
  await page.goto(at('lubje', visitPath(OPEN_ALWAYS.lubje, dayIn(21), '12:00')))
  await waitForForm(page)
  await fillIn(page)
  await submitButton(page).click()
  await page.waitForURL('**/thank-you/*')
  const main = page.getByRole('main')
  await expect(main).toContainText('Jan Kowalski')
  await expect(main).toContainText('Poproszę stolik przy oknie.')
  await expect(main).toContainText(/Wysyłamy na j•+@/)
  await expect(main).toContainText(/do początku wizyty: .+, 12:00\./)
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(main).not.toContainText('jan.kowalski@example.com')
  await expectAccessible(page)
})

test('C12: the outage page tries its own address again, with all that stands in it, without a script', async ({
  diner,
  orderStack: stack,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  const plain = await diner({ javaScriptEnabled: false })
  await stack.stopUpstream('SIGKILL')
  await plain.goto(stack.url('lubje', `/rezerwuj?visitDate=${dayIn(3)}&peopleAmount=4`))
  const again = plain.getByRole('link', { name: 'Spróbuj ponownie' })
  await expect(again).toBeVisible()
  await stack.startUpstream()
  await again.click()
  await expect(plain).toHaveURL(new RegExp(`/rezerwuj\\?visitDate=${dayIn(3)}&peopleAmount=4$`))
})

for (const script of [true, false]) {
  test(`the gallery opens large by keyboard and closes with Escape ${script ? 'with' : 'without'} a script`, async ({
    diner,
    at,
  }) => {
    const page = await diner({ javaScriptEnabled: script })
    await page.goto(at('lubje', '/restaurants/1'))
    const picture = page.getByRole('button', { name: /^Powiększ zdjęcie: / }).nth(1)
    await picture.focus()
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog', { name: 'Zdjęcia' })
    await expect(box).toBeVisible()
    await expect(box.locator('figure')).not.toHaveCount(0)
    if (script) await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(picture).toBeFocused()
  })
}

test('every dish of a menu has its own picture, small and with a size', async ({ page, at }) => {
  const sizes = new Map<string, number>()
  page.on('response', async (answer) => {
    if (!answer.url().includes('/pictures/dania/')) return
    // A picture may still be on its way when the test is over.
    const body = await answer.body().catch(() => null)
    if (body) sizes.set(answer.url(), body.length)
  })
  await page.goto(at('lubje', '/order/1'))
  const pictures = page.locator('[data-dishes] img[src^="/pictures/dania/"]')
  expect(await pictures.count()).toBeGreaterThan(10)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('width', '600')
    await expect(picture).toHaveAttribute('loading', 'lazy')
  }
  const addresses = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  expect(new Set(addresses).size).toBe(addresses.length)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect.poll(() => sizes.size).toBeGreaterThan(3)
  for (const [url, size] of sizes) expect([url, size <= 3000]).toEqual([url, true])
})
