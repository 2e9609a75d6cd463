import { expect, type FrameLocator, type Page } from '@playwright/test'

/** The first dish of the menu, with the first answer to each question of one choice. */
export async function addDishToCart(page: Page | FrameLocator): Promise<void> {
  await page
    .getByRole('button', { name: /^(Wybierz|Dodaj): / })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  const add = sheet.getByRole('button', { name: /^Dodaj/ })
  // The questions come with the menu's data, a moment after the sheet.
  await expect(add).toBeVisible()
  for (const question of await sheet.getByRole('group').all()) {
    const first = question.getByRole('radio').first()
    // By key: a sheet that is still rising moves away from a pointer.
    if (await first.count()) await first.press('Space')
  }
  await add.click()
  await expect(sheet).toBeHidden()
}
