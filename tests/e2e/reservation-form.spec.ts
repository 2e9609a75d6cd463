import { integer, sample } from 'fast-check'
import { paletteOf, type Scheme } from '@/lib/domain/tenant/palette'
import { tenants } from '@/tenants/registry'
import { lowestContrast, type Properties } from './support/contrast'
import {
  bookAllTables,
  dayIn,
  expectFieldValues,
  fillIn,
  OPEN_ALWAYS,
  submitButton,
  visitPath,
  waitForForm,
} from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const upstreamUrl = () => process.env.E2E_UPSTREAM_URL as string

test('C11: errors are summed up, each links to its field, and no typed value is lost', { tag: '@story' }, async ({
  page,
  at,
}) => {
  await page.goto(at('lesznoje', visitPath(OPEN_ALWAYS.lesznoje, dayIn(9))))
  await waitForForm(page)
  await fillIn(page, { firstname: '7', phone: '12', email: 'jan' })
  await submitButton(page).click()
  await expect(page.getByLabel('Imię')).toBeFocused()
  const summary = page.getByRole('alert').filter({ hasText: 'Popraw jeszcze to' })
  await expect(summary.getByRole('link')).toHaveText([
    'Imię może mieć od 2 do 60 liter, spacji, łączników i apostrofów.',
    'Numer telefonu ma 9 cyfr. Numer spoza Polski zacznij od + i kodu kraju.',
    'Adres e-mail wygląda tak: jan@przyklad.pl.',
  ])
  await expectAccessible(page)
  await summary.getByRole('link').last().click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await expectFieldValues(page, { firstname: '7', phone: '12', email: 'jan' })
})

/** The parts of a palette that the stylesheet of chips uses. */
const propertiesOf = (themeColor: string, scheme: Scheme): Properties => {
  const { surface, text, textSoft, accent, onAccent, accentSoft, accentTint, accentHover } = paletteOf(
    themeColor,
    scheme,
  )
  return {
    '--surface': surface,
    '--text': text,
    '--text-soft': textSoft,
    '--accent': accent,
    '--on-accent': onAccent,
    '--accent-soft': accentSoft,
    '--accent-tint': accentTint,
    '--accent-hover': accentHover,
  }
}

test('L014: a time is readable at rest, hovered, focused, selected and disabled, in any brand colour and both schemes', async ({
  page,
  at,
}) => {
  const random = sample(integer({ min: 0, max: 0xffffff }), { numRuns: 1000, seed: 14 })
  const colours = [
    ...tenants.map(({ fallback }) => fallback.themeColor),
    ...random.map((n) => `#${n.toString(16).padStart(6, '0')}`),
  ]
  const palettesOf = (scheme: Scheme): (Properties | null)[] => [
    null,
    ...colours.map((colour) => propertiesOf(colour, scheme)),
  ]
  const day = dayIn(27)
  await bookAllTables(upstreamUrl(), { tenant: 'miedzioweje', id: 49, from: `${day} 19:00:00`, people: 2 })
  await page.goto(at('miedzioweje', visitPath(49, day, '18:30')))
  await waitForForm(page)
  const chip = (time: string) => page.locator('label', { has: page.locator(`input[value="${time}"]`) })
  const [free, picked, taken] = [chip('17:00'), chip('17:30'), page.locator('#visitTime s')]
  await picked.click()
  await expect(picked.getByRole('radio')).toBeChecked()
  await expect(taken).toContainText('19:00')
  for (const colorScheme of ['light', 'dark'] as const) {
    const over = palettesOf(colorScheme)
    await page.emulateMedia({ colorScheme })
    await page.mouse.move(0, 0)
    for (const rest of [free, picked, taken]) expect(await lowestContrast(rest, over)).toBeGreaterThanOrEqual(4.5)
    for (const pointed of [free, picked, taken]) {
      await pointed.hover()
      expect(await lowestContrast(pointed, over)).toBeGreaterThanOrEqual(4.5)
    }
    await picked.getByRole('radio').focus()
    expect(await lowestContrast(picked, over)).toBeGreaterThanOrEqual(4.5)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  for (const pointed of [free, picked, taken]) {
    await pointed.hover()
    expect(await lowestContrast(pointed, [null])).toBeGreaterThanOrEqual(4.5)
  }
})

test('the whole reservation by keyboard alone', async ({ page, at }) => {
  await page.goto(at('miedzioweje', visitPath(49, dayIn(13), '17:00')))
  await waitForForm(page)
  const until = async (focused: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if (await page.locator(focused).evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${focused} cannot be reached with Tab`)
  }
  await until('#rezerwacja button[aria-expanded=false]')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ile osób')).toBeFocused()
  await until('input[name=visitTime]:checked')
  await page.keyboard.press('ArrowRight')
  const chosen = await page.locator('input[name=visitTime]:checked').inputValue()
  for (const [name, text] of [
    ['customer_firstname', 'Ala'],
    ['customer_lastname', "O'Nowak-Żak"],
    ['phone', '601202303'],
    ['email', 'ala@example.com'],
  ] as const) {
    await until(`input[name=${name}]`)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/thank-you/*')
  expect(chosen).not.toBe('17:00')
  await expect(page.getByText(chosen).first()).toBeVisible()
})
