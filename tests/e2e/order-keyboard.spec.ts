import type { Locator, Page } from '@playwright/test'
import * as diner from './support/order-diner'
import { expect, expectAccessible, onBothWidths, test } from './support/order-test'

// A different brand on each width: either cart with either brand's colours.
onBothWidths((width) => {
  test('C11: from the list to an order by keyboard alone, each page accessible', async ({ page, at }) => {
    const tenant = width === 'phone' ? 'lubje' : 'nakryte'
    await page.goto(at(tenant, '/zamawiaj/lublin'))
    await expectAccessible(page)
    await page.goto(at(tenant, '/order/15'))
    await tabTo(page, page.getByRole('button', { name: /^(Wybierz|Dodaj): / }).first())
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    const add = sheet.getByRole('button', { name: /^Dodaj/ })
    await expect(add).toBeVisible()
    await expectAccessible(page)
    for (const question of await sheet.getByRole('group').all()) {
      const first = question.getByRole('radio').first()
      if ((await first.count()) === 0) continue
      // In a radio group with a selection, Tab focuses the selected radio.
      if ((await question.getByRole('radio', { checked: true }).count()) > 0) continue
      await tabTo(page, first)
      await page.keyboard.press('Space')
    }
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expectAccessible(page)

    const cart = page.getByRole('button', { name: /^sztuk: 1/ }).filter({ visible: true })
    let checkout = page.getByRole('link', { name: /^Do kasy/ }).filter({ visible: true })
    await expect(cart.or(checkout).first()).toBeVisible()
    if (await cart.isVisible()) {
      await tabTo(page, cart)
      await page.keyboard.press('Enter')
      checkout = page.getByRole('dialog').getByRole('link', { name: /^Do kasy/ })
    }
    await tabTo(page, checkout)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/zamow$/)
    // A low screen, of which the sticky foot takes a quarter.
    if (width === 'phone') await page.setViewportSize({ width: 390, height: 520 })
    await tabTo(page, page.getByRole('button', { name: 'Zmień: Sposób' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Jak odbierasz' }).getByRole('radio', { checked: true })).toBeFocused()
    // The last delivery type.
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: /^Odbiór osobisty/ })).toBeChecked()
    await type(page, 'Imię', 'Jan')
    await type(page, 'Nazwisko', 'Kowalski')
    await type(page, 'Telefon', '600100200')
    await type(page, 'E-mail', 'jan@przyklad.pl')
    await tabTo(page, page.getByRole('button', { name: 'Zmień: Czym' }))
    await page.keyboard.press('Enter')
    const methods = page.getByRole('group', { name: 'Płatność' }).getByRole('radio')
    await expect(methods.first()).toBeFocused()
    const cash = page.getByRole('radio', { name: diner.METHODS.cash })
    for (let n = await methods.count(); n > 0 && !(await cash.isChecked()); n--) await page.keyboard.press('ArrowDown')
    await expectAccessible(page)
    await expect(diner.submitButton(page)).not.toHaveAttribute('aria-disabled')
    await tabTo(page, diner.submitButton(page))
    await page.keyboard.press('Enter')
    await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, page.locator('summary', { hasText: 'Anuluj' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Tak, anuluj zamówienie' }))
    await page.keyboard.press('Enter')
    await expect(diner.heading(page, 'Anulowane')).toBeVisible()
  })
})

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let n = 0; n < 150; n++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`no way by Tab to ${control}`)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await tabTo(page, field)
  await expectUncovered(field)
  await page.keyboard.type(text)
}

/** No sticky element covers the field. WCAG 2.4.11. */
async function expectUncovered(field: Locator): Promise<void> {
  const isOnTop = () =>
    field.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, bottom - 4) === element
    })
  await expect.poll(isOnTop).toBe(true)
}
