import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** A story: the shared stack's addresses, and a page on which any console error or failed policy fails the test. */
export const test = base.extend<{
  at: (tenant: string, path?: string) => string
  expectedErrors: RegExp[]
  noErrors: undefined
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  at: async ({}, use) => {
    await use((tenant, path = '/') => `http://${tenant}.localhost:${process.env.E2E_WEB_PORT}${path}`)
  },
  expectedErrors: [[], { option: true }],
  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(undefined)
      expect(errors.filter((error) => !expectedErrors.some((known) => known.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

/** No violation of WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

export { expect }
