import type { Page } from '@playwright/test'
import { dayIn } from './support/reserve'
import { expect, test } from './support/test'

// Each test fails by itself where the page tells the console of a transition that was left out (support/test.ts).
const list = `/rezerwuj?visitDate=${dayIn(6)}`

/** Until a frame of the document has been drawn: a transition into it is decided before. */
async function whenDrawn(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
  }, path)
  await page.waitForURL((url) => url.pathname === path)
  await whenDrawn(page)
}

// What is no page, and a page without transitions.
for (const path of ['/robots.txt', '/offline']) {
  test(`0045: a press that leads to ${path} and back again leaves no error behind`, async ({ page, at }) => {
    await page.goto(at('lubje', list))
    await follow(page, path)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await whenDrawn(page)
  })
}
