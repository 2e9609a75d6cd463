import type { Page } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { startProxy } from './support/proxy'
import { readRows } from './support/read-rows'
import { dayIn, fillIn, OPEN_ALWAYS, visitPath, waitForForm } from './support/reserve'
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

/** Throws an uncaught error in the page, as the page's own scripts might. */
const breakPage = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError(`cena jest pusta dla jan.kowalski@example.com 600 100 200 ${'i tak dalej '.repeat(200)}`)
    })
    setTimeout(() => Promise.reject(new RangeError('za daleko /rezerwacja/K7QZ2M5XWPTR')))
  })

/** Two failures of the network, which are no news before a third. */
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

test('L276 L278 C14: the funnel steps of a diner are logged, no sooner than 3 s after them, without identifying the diner', async ({
  page,
}) => {
  const { url: at } = stack
  const earlier = proxy.calls.length
  const told = () =>
    proxy.calls
      .slice(earlier)
      .filter(({ path }) => path === '/logger/js')
      .map(({ body }): { type: string; message: string } => JSON.parse(body))
  const heard: unknown[] = []
  await page.exposeFunction('heard', (detail: unknown) => heard.push(detail))
  await page.addInitScript(() => {
    const tell = (window as unknown as { heard: (detail: unknown) => void }).heard
    window.addEventListener('nakryte:funnel', (event) => tell((event as CustomEvent).detail))
  })
  const lines = () => told().flatMap(({ type, message }) => message.split('\n').map((line) => `${type} ${line}`))

  const beganAtMs = Date.now()
  await page.goto(at('lubje', `/rezerwuj?city=lublin&visitDate=${dayIn(8)}&visitTime=18:30&peopleAmount=3`))
  await expect.poll(lines).toContain('activity funnel reservation results people=3 city=lublin')
  expect(Date.now() - beganAtMs).toBeGreaterThanOrEqual(3000)
  await page.goto(at('lubje', visitPath(OPEN_ALWAYS.lubje, dayIn(8), '18:30', 3)))
  await waitForForm(page)
  await fillIn(page)
  await expect.poll(lines).toContain('activity funnel reservation form_opened restaurant=14 people=3')
  await page.goto(at('lubje', '/regulamin'))
  await expect.poll(lines).toContain('activity funnel reservation abandoned restaurant=14 people=3')
  expect(heard).toEqual(
    expect.arrayContaining([
      { step: 'results', kind: 'reservation', partySize: 3, city: 'lublin' },
      { step: 'form_opened', kind: 'reservation', restaurantId: 14, partySize: 3 },
    ]),
  )
  expect(JSON.stringify(told())).not.toMatch(/Jan|Kowalski|600|example\.com/)
})

test('L276 L279: a search without results is logged, no sooner than 5 s after it', async ({ page, at }) => {
  const beganAtMs = Date.now()
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/api/logger/js') && request.postDataJSON().type === 'no_restaurant',
  )
  await page.goto(at('lubje', '/zamawiaj?delivery=takeout&q=nie-ma-takiej-kuchni'))
  expect((await told).postDataJSON().message).toContain('nie-ma-takiej-kuchni')
  expect(Date.now() - beganAtMs).toBeGreaterThanOrEqual(5000)
})
