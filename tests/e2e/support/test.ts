import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type OrderStack, startOrderStack } from './order-stack'
import { type Stack, type StackOptions, startStack } from './stack'

interface Fixtures {
  at: (tenant: string, path?: string) => string
  /** A browser of another person. */
  diner: (options?: BrowserContextOptions) => Promise<Page>
  /** A stack of the test's own, which it may stop and inspect. */
  privateStack: (options?: StackOptions) => Promise<Stack>
  /** Console errors that the test expects. */
  expectedErrors: RegExp[]
  /** Console errors so far; `isOver` once the test has ended. */
  errors: { told: string[]; isOver: boolean }
  noErrors: (page: Page) => void
}

/** Chromium reports a fade between two documents that it abandons when a page is slow; no script of ours started it. */
const SKIPPED_TRANSITION = /^InvalidStateError: Transition was aborted because of invalid state/

/** A test with the shared stack's URLs, and pages on which any console error or policy violation fails the test. */
export const test = base.extend<Fixtures, { orderStack: OrderStack }>({
  // Defined here, not in order-test.ts: a worker ends with its browser and stack where the next file has other worker
  // fixtures. It starts with the first test that uses it.
  orderStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const stack = await startOrderStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  extraHTTPHeaders: async ({}, use) => {
    await use(randomAddressHeaders())
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  at: async ({}, use) => {
    await use((tenant, path = '/') => `http://${tenant}.localhost:${process.env.E2E_WEB_PORT}${path}`)
  },
  diner: async ({ browser, noErrors, viewport, locale, timezoneId }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        viewport,
        locale,
        timezoneId,
        extraHTTPHeaders: randomAddressHeaders(),
        ...options,
      })
      contexts.push(context)
      const page = await context.newPage()
      noErrors(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
  privateStack: async ({ errors }, use) => {
    const stacks: Stack[] = []
    await use(async (options) => {
      const stack = await startStack(options)
      stacks.push(stack)
      return stack
    })
    // Failed requests of an open page while its server stops are no fault of the page.
    errors.isOver = true
    await Promise.all(stacks.map((stack) => stack.stop()))
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  errors: async ({}, use) => {
    await use({ told: [], isOver: false })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  expectedErrors: async ({}, use) => {
    await use([])
  },
  // A test without a page, which only calls the server, has no context.
  page: async ({ page, noErrors }, use) => {
    noErrors(page)
    await use(page)
  },
  noErrors: [
    async ({ expectedErrors, errors }, use) => {
      const tell = (error: string) => errors.isOver || errors.told.push(error)
      const watch = (watched: Page) => {
        watched.on(
          'console',
          (message) => message.type() === 'error' && tell(`${message.text()} ${message.location().url}`),
        )
        watched.on('pageerror', (error) => SKIPPED_TRANSITION.test(String(error)) || tell(String(error)))
      }
      await use(watch)
      expect(errors.told.filter((error) => !expectedErrors.some((known) => known.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Its tests on a phone and on a wide screen. In one project: a separate one for wide screens would start each worker,
 * its browser and its order stack once more.
 */
export function onBothWidths(define: (width: 'phone' | 'wide') => void): void {
  test.describe('phone', () => define('phone'))
  onWideScreen(() => define('wide'))
}

export function onWideScreen(define: () => void): void {
  test.describe('wide', () => {
    test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false })
    define()
  })
}

/** Each browser has an address of its own, so that no test uses up another's limits. */
function randomAddressHeaders(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 254) + 1
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}

export { expectAccessible } from './accessible'
export { expect }
