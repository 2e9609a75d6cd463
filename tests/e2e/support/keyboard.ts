import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STEPS = 150

/**
 * Presses Tab until the element has the focus, like a user without a mouse; the focus must be visible. WCAG 2.1.1,
 * 2.4.7.
 */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MAX_STEPS; step++) {
    const ring = await target.evaluate((element) => {
      if (element !== document.activeElement) return null
      // A radio without its own appearance draws the ring on its label.
      const drawn = [element, element.closest('label')].map((one) => one && getComputedStyle(one))
      return drawn.some((style) => style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
    })
    if (ring !== null) return expect(ring, `the focus is seen on ${target}`).toBe(true)
    await target.page().keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${target}`)
}

/** The same, and Enter. */
export async function enterOn(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(target, key)
  await target.page().keyboard.press('Enter')
}

/** Some element has the focus: the next Tab continues from there. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
