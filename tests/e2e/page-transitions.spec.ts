import type { Page } from '@playwright/test'
import { sendRequest } from './support/ask'
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

test('L003: a brand’s own mark answers /favicon.ico, and a copy is known again', async () => {
  for (const tenant of ['lubje', 'ostrowje']) {
    const host = `${tenant}.localhost`
    const { status, headers, body } = await sendRequest(host, '/favicon.ico')
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(headers['cache-control']).toContain('max-age=86400')
    expect(body).toBe((await sendRequest(host, `/marks/${tenant}.svg`)).body)
    const again = await sendRequest(host, '/favicon.ico', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect(again.status).toBe(304)
  }
})
