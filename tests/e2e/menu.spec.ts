import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { expect, expectAccessible, test } from './support/test'

const dishes = (page: Page) => page.locator('li[id^="danie-"]').filter({ visible: true })
const sheet = (page: Page) => page.getByRole('dialog')
const openDish = async (page: Page, nth: number) => {
  await dishes(page).nth(nth).getByRole('button').click()
  await expect(sheet(page).getByRole('button', { name: /^(Dodaj ·|Dziś)/ })).toBeVisible()
}

test('B2 D: the filter jumps to what remains, outlives a reload and asks before a dish against it', {
  tag: '@story',
}, async ({ page, at }) => {
  await page.goto(at('lubje', '/order/9'))
  await waitForHydration(page)
  const all = await dishes(page).count()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: /Dieta i alergeny/ }).click()
  await sheet(page).getByRole('checkbox', { name: 'Zboża zawierające gluten' }).check()
  await sheet(page).getByRole('button', { name: 'Pokaż dania' }).click()
  await expect.poll(() => dishes(page).count()).toBeLessThan(all)
  await expect(dishes(page).first()).toBeInViewport()
  const left = await dishes(page).count()
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => dishes(page).count()).toBe(left)
  await expectAccessible(page)

  for (let nth = 0; nth < Math.min(left, 5); nth++) {
    await openDish(page, nth)
    const chosen = await sheet(page).evaluate((dialog) =>
      [...dialog.querySelectorAll<HTMLInputElement>('input:checked')].map(({ labels }) => labels?.[0]?.textContent),
    )
    expect(chosen.filter((text) => !text || text.includes('zawiera: zboża'))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
  }
})

for (const percent of [100, 150]) {
  test(`D: at 320 px with ${percent} % text nothing on a dish's sheet overlaps or sticks out`, async ({ page, at }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(at('lubje', '/order/16'))
    await waitForHydration(page)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, percent)
    for (const name of ['Sosy na drogę', 'Wieczór we dwoje']) {
      await page.getByRole('button', { name: `Wybierz: ${name}` }).click()
      await expect(sheet(page).getByRole('button', { name: /^(Dodaj ·|Dziś)/ })).toBeVisible()
      expect([name, await cramped(page)]).toEqual([name, []])
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toBeHidden()
    }
  })
}

/** Texts wider than their element, and a sheet wider than its screen. */
function cramped(page: Page): Promise<string[]> {
  return sheet(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('button, label, legend, p, h2, label span')]
      .filter((one) => one === dialog || getComputedStyle(one).display !== 'inline')
      .filter((one) => getComputedStyle(one).position !== 'absolute' && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}: ${one.scrollWidth} in ${one.clientWidth}`),
  )
}
