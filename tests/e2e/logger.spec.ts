import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { startProxy } from './support/proxy'
import { type Stack, startStack } from './support/stack'
import { expect, test } from './support/test'

/** The stack, and the calls to its upstream. */
let stack: Stack
let proxy: Awaited<ReturnType<typeof startProxy>>
test.beforeAll(async () => {
  stack = await startStack({
    proxy: async (url) => {
      proxy = await startProxy(url)
      return proxy.url
    },
  })
})
test.afterAll(async () => {
  await stack?.stop()
  proxy?.stop()
})

/** Throws an uncaught error in the page, like the page's own scripts. */
const breakPage = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('cena jest pusta dla jan.kowalski@example.com 600 100 200')
    })
  })

test('C14 L274: an uncaught error of a built page is logged once, with release and request, without personal data', {
  tag: '@story',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/cena jest pusta/)
  const logged = () => proxy.calls.filter(({ path, body }) => path === '/logger/js' && body.includes('cena'))
  const answer = await page.goto(stack.url('lubje', '/rezerwuj'))
  await waitForHydration(page)
  const request = /request;desc="([\w-]+)"/.exec(answer?.headers()['server-timing'] ?? '')?.[1] ?? 'none'
  for (let i = 0; i < 3; i++) await breakPage(page)
  await expect.poll(logged).toHaveLength(1)
  const [call] = logged()
  expect(call?.headers['x-tenant']).toBe('lubje')
  const tail = `\\[release=3\\.2\\.1-\\S+ request=${request} path=/rezerwuj\\]`
  const line = `^uncaught TypeError: cena jest pusta dla \\[e-mail\\] \\[phone\\].*${tail}$`
  expect(JSON.parse(call?.body ?? '{}')).toMatchObject({ type: 'error', message: expect.stringMatching(line) })
  expect(stack.printed()).not.toContain('cena jest pusta')
})
