import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Minified: the engine is sent to each page, and sending what `axe-core` itself loads costs half as much again. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that a colour scheme can break: colours alone differ. See docs/design/browser.md. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Asserts no violation of WCAG 2.2 AA and its best practices, and in `npm run test:full` the same of the colours in the dark
 * scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const settled = await page.evaluateHandle(settle)
  try {
    await animationsEnd(page)
    await expectNoViolation(page, TAGS)
    if (process.env.TEST_FULL) await expectReadableInTheDark(page)
  } finally {
    await page.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }, settled)
    await settled.dispose()
  }
}

/**
 * A hidden card (content-visibility) has its reserved height, but its contents have their own: they seem to lie under
 * the next card, which never happens when visible. And each element changes to the other scheme's colours at once: two
 * dozen frames of a transition cost as much as a third of the rules.
 */
function settle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { content-visibility: visible !important }
    *, ::before, ::after, ::backdrop { transition: none !important }`)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  try {
    // The browser applies an emulated scheme a moment after the call.
    await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
    await animationsEnd(page)
    await expectNoViolation(page, COLOUR_RULES)
  } finally {
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

async function expectNoViolation(page: Page, rules: string[]): Promise<void> {
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'], selectors: false }
  // Without frames all of it runs in the page itself: a quarter of the time for the same rules.
  const violations =
    page.frames().length === 1
      ? await violationsInPage(page, options)
      : (await new AxeBuilder({ page, axeSource: AXE }).options(options).analyze()).violations
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

async function violationsInPage(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (settings) => (await window.axe.run(document, settings)).violations, options)
}

// An element that is still fading in does not yet have its final contrast. Endless animations are ignored.
function animationsEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    // Polled: Chromium leaves the promise `finished` of a reversed transition pending.
    while (document.getAnimations().some(isMoving)) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
