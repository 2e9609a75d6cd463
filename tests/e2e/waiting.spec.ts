import type { Locator } from '@playwright/test'
import { dayIn, fillIn, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

/**
 * The button's box in its form, and the form's size, in px. Not in the window, whose scrolling compensates for moves.
 */
function placeInForm(button: Locator) {
  return button.evaluate((element: HTMLButtonElement) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const form = (element.form as HTMLFormElement).getBoundingClientRect()
    return { x: x - form.x, y: y - form.y, width, height, formWidth: form.width, formHeight: form.height }
  })
}

test('C12: a reservation under way is announced at once, a long one after four seconds, and nothing moves', async ({
  page,
  at,
}) => {
  // The layout is measured. A pressed button sinks by a pixel and rises again, late on a busy machine.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('ostrowje', visitPath(OPEN_ALWAYS.ostrowje, dayIn(20), '12:00')))
  await waitForForm(page)
  await fillIn(page)
  // The table is held since the first key, and the line for it appears with the answer.
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

test('C12: the outage page reloads its own address with its query, without a script', async ({
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
