import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { startProxy } from './support/proxy'
import { readRows } from './support/read-rows'
import { type Stack, startStack } from './support/stack'
import { expect, test } from './support/test'

/** The stack of two tests, and the calls to its upstream. */
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

type Row = { tenant: string; app_name: string; type: string; message: string }

/** Throws an uncaught error in the page, like the page's own scripts. */
const breakPage = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError(`cena jest pusta dla jan.kowalski@example.com 600 100 200 ${'i tak dalej '.repeat(200)}`)
    })
    setTimeout(() => Promise.reject(new RangeError('za daleko /rezerwacja/K7QZ2M5XWPTR')))
  })

/** Two failures of the network, which are not reported before a third. */
const loseCalls = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => Promise.reject(new TypeError('Failed to fetch')))
    setTimeout(() => Promise.reject(Object.assign(new Error('signal timed out'), { name: 'TimeoutError' })))
  })

test('C14 L274 L277 L286 L287 L296: an uncaught error is logged once, with release and request, without personal data', {
  tag: '@story',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/cena jest pusta|za daleko|Failed to fetch|timed out/)
  const errorCalls: number[] = []
  page.on('request', (request) => {
    const isLogger = request.url().includes('/api/logger/js')
    if (isLogger && request.postDataJSON()?.type === 'error') errorCalls.push(Date.now())
  })
  const logged = () => proxy.calls.filter(({ path }) => path === '/logger/js')
  const answer = await page.goto(stack.url('lubje', '/rezerwuj'))
  await waitForHydration(page)
  const request = /request;desc="([\w-]+)"/.exec(answer?.headers()['server-timing'] ?? '')?.[1] ?? 'none'
  await loseCalls(page)
  const firstAtMs = Date.now()
  for (let i = 0; i < 3; i++) await breakPage(page)
  await expect
    .poll(() => logged().some(({ headers, body }) => headers['x-tenant'] === 'lubje' && body.includes('za daleko')))
    .toBe(true)
  const [sentAtMs = 0, ...more] = errorCalls.splice(0)
  expect([sentAtMs - firstAtMs >= 2990, more]).toEqual([true, []])
  for (const { headers } of logged()) {
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'x-app-name': 'web_app',
      'x-app-version': 'web/3.2.1',
    })
  }

  const rows = await readRows<Row>(stack, "select * from browser_logs where type = 'error' order by id")
  await stack.startUpstream()
  const lines = rows.flatMap(({ tenant, message }) => message.split('\n').map((line) => `${tenant} ${line}`))
  expect(lines).toHaveLength(2)
  const tail = new RegExp(`\\[release=3\\.2\\.1-\\S+ request=${request} path=/rezerwuj\\]$`)
  const own = lines.filter((line) => line.startsWith('lubje '))
  expect(own[0]).toContain('uncaught TypeError: cena jest pusta dla [e-mail] [phone]')
  expect(own[0]?.replace(tail, '').length).toBeGreaterThan(900)
  expect(own[0]?.replace(tail, '').length).toBeLessThanOrEqual('lubje '.length + 1001)
  expect(own[1]).toContain('uncaught RangeError: za daleko /rezerwacja/[code]')
  for (const line of own) expect(line).toMatch(tail)
  expect(stack.printed()).not.toContain('cena jest pusta')
})
