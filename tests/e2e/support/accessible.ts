import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Kinds of page that passed in this run; global-setup.ts empties it. */
export const PASSED_KINDS = 'test-results/accessible'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a scheme can break: colours alone differ. Decision 0045. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Asserts no violation of WCAG 2.2 AA and its best practices, and the same of its colours in the dark scheme. A page whose
 * kind has passed in this run is not examined again: another restaurant's page of the same brand, state and width has the
 * same findings, and in the other scheme the same colours. Of a kind that differs from one which has passed in its colours
 * alone, another brand's, those are examined.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const settled = await page.evaluateHandle(settle)
  try {
    await expectBothSchemes(page)
  } finally {
    await page.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }, settled)
    await settled.dispose()
  }
}

/**
 * A card out of sight (content-visibility) has its reserved height, but its contents theirs: they seem to lie under the next
 * card, which in sight they never do. And each element takes on the other scheme's colours at once: two dozen frames of
 * a transition cost as much as a third of the rules.
 */
function settle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { content-visibility: visible !important }
    *, ::before, ::after, ::backdrop { transition: none !important }`)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

async function expectBothSchemes(page: Page): Promise<void> {
  await animationsEnd(page)
  // The kind does not cover the content of frames: such a page is examined each time.
  const kind = page.frames().length === 1 ? await kindOf(page) : null
  if (kind && hasPassed(kind.look)) return
  await expectNoViolation(page, kind && hasPassed(kind.structure) ? COLOUR_RULES : TAGS)
  await page.emulateMedia({ colorScheme: 'dark' })
  try {
    // The browser applies an emulated scheme a moment after the call.
    await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
    await animationsEnd(page)
    await expectNoViolation(page, COLOUR_RULES)
  } finally {
    await page.emulateMedia({ colorScheme: 'light' })
  }
  if (!kind) return
  mkdirSync(PASSED_KINDS, { recursive: true })
  for (const digest of Object.values(kind)) writeFileSync(join(PASSED_KINDS, digest), '')
}

const hasPassed = (digest: string) => existsSync(join(PASSED_KINDS, digest))

async function expectNoViolation(page: Page, rules: string[]): Promise<void> {
  const find = page.frames().length === 1 ? violationsInPage : violationsInFrames
  const violations = await find(page, rules)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

function optionsOf(rules: string[]): RunOptions {
  return { runOnly: rules, resultTypes: ['violations'], selectors: false }
}

async function violationsInFrames(page: Page, rules: string[]): Promise<Result[]> {
  return (await new AxeBuilder({ page, axeSource: AXE }).options(optionsOf(rules)).analyze()).violations
}

/**
 * Without frames all of it runs in the page itself: a quarter of the time for the same rules. The engine, half a
 * megabyte, is sent and compiled once for a page; the builder sends it twice for each scheme.
 */
async function violationsInPage(page: Page, rules: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (options) => (await window.axe.run(document, options)).violations, optionsOf(rules))
}

/**
 * Digests of everything that the rules look at: each distinct element with its ancestors, attributes and box, whether it has
 * text, the order of headings and landmarks, the path's pattern and the viewport; `look` has the colours, too. They ignore
 * how often a row repeats and what a text says.
 */
async function kindOf(page: Page): Promise<{ structure: string; look: string }> {
  const { pathname } = new URL(page.url())
  const facts = await page.evaluate(() => {
    const VALUED = new Set(['role', 'type', 'lang', 'tabindex', 'autocomplete', 'scope', 'disabled', 'hidden', 'inert'])
    const kinds = { structure: new Set<string>(), look: new Set<string>() }
    const chainOf = new Map<Element, { structure: string; look: string }>()
    const ids = new Map<string, number>()
    const outline: string[] = []
    const digest = (text: string) => {
      let hash = 5381
      for (let index = 0; index < text.length; index++) hash = (hash * 33) ^ text.charCodeAt(index)
      return (hash >>> 0).toString(36)
    }
    for (const element of document.querySelectorAll('*')) {
      if (element.id) ids.set(element.id, (ids.get(element.id) ?? 0) + 1)
      const attributes = [...element.attributes]
        .map(({ name, value }) => {
          const isState = VALUED.has(name) || (name.startsWith('aria-') && value.length < 8)
          return isState ? `${name}=${value}` : `${name}${value === '' ? '=' : ''}`
        })
        .sort()
      const style = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      // Targets smaller than 24 px are a separate finding.
      const box = `${Math.min(Math.round(width / 4), 8)}x${Math.min(Math.round(height / 4), 8)}`
      const shown = `${style.display} ${style.visibility} ${style.fontSize} ${style.fontWeight}`
      const colours = `${style.color} ${style.backgroundColor} ${style.opacity}`
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const self = `${element.localName}.${element.getAttribute('class') ?? ''}[${attributes}]${box} ${shown}${hasText ? ' text' : ''}`
      const above = chainOf.get(element.parentElement as Element)
      const chain = {
        structure: digest(`${above?.structure ?? ''}>${self}`),
        look: digest(`${above?.look ?? ''}>${self} ${colours}`),
      }
      chainOf.set(element, chain)
      kinds.structure.add(chain.structure)
      kinds.look.add(chain.look)
      if (/^(h[1-6]|main|nav|header|footer|aside|form|section)$/.test(element.localName)) {
        if (outline.at(-1) !== element.localName) outline.push(element.localName)
      }
    }
    const twice = [...ids.values()].filter((count) => count > 1).length
    const active = document.activeElement?.localName
    const whole = [...outline, `${twice} ${innerWidth}x${innerHeight} ${active} ${Boolean(document.title)}`]
    return {
      structure: [...[...kinds.structure].sort(), ...whole],
      look: [...[...kinds.look].sort(), ...whole],
    }
  })
  const shape = pathname.replace(/\d+(-[\w-]+)?/g, '#').replace(/\/[A-Za-z0-9]{12,}/g, '/KEY')
  const digestOf = (name: 'structure' | 'look') =>
    createHash('sha256')
      .update(JSON.stringify([name, shape, facts[name]]))
      .digest('hex')
      .slice(0, 32)
  return { structure: digestOf('structure'), look: digestOf('look') }
}

// An element that is still fading in does not yet have its final contrast. Endless animations are ignored.
function animationsEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    // Looked at again and again: Chromium leaves the promise `finished` of a transition that was turned round pending.
    while (document.getAnimations().some(isMoving)) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
