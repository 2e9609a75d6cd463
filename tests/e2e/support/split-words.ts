import type { Page } from '@playwright/test'

/**
 * Words of headings, names, labels and buttons that wrap without a written hyphen: as 'what: word'. Automatic hyphenation is
 * switched off, because not every browser supports Polish.
 */
export function splitWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, h4, legend, label, button, [data-button]',
    )) {
      // Only screen readers get it.
      if (getComputedStyle(element).clipPath.startsWith('inset(50%')) continue
      element.style.setProperty('hyphens', 'manual')
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!isShown || node.parentElement?.closest('[class*="hidden"]')) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00a0\u00ad\u2010-\u2014/-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          )
          if (lines.size > 1) found.add(`${element.tagName.toLowerCase()}: ${word}`)
        }
      }
      element.style.removeProperty('hyphens')
    }
    return [...found]
  })
}
