import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Adds the first dish of the menu, with the first option of each single-choice question. */
export async function addDishToCart(page: Page | FrameLocator): Promise<void> {
  await page
    .locator('[data-dishes]')
    .getByRole('button', { name: /^(Wybierz|Dodaj): / })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  const add = sheet.getByRole('button', { name: /^Dodaj/ })
  // The questions arrive with the menu's data, a moment after the sheet opens.
  await expect(add).toBeVisible()
  for (const question of await sheet.getByRole('group').all()) {
    const first = question.getByRole('radio').first()
    // Pressed by keyboard: a sheet that is still opening moves away from a pointer.
    if (await first.count()) await first.press('Space')
  }
  await add.press('Enter')
  await expect(sheet).toBeHidden()
}
