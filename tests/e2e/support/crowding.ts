import type { Page } from '@playwright/test'

/**
 * Layout errors of the page in its current state: text over other text, controls over controls, text that leaves its
 * control, and anything that makes the page wider than the screen. It ignores elements that scroll by themselves,
 * elements that overlap the page on purpose (a bar at the lower edge) and elements for screen readers only.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const slack = 3
    const found = new Set<string>()
    const name = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40)
    const root = document.scrollingElement ?? document.documentElement
    const lifted = new Map<Element, Element | null>()
    /** The nearest ancestor that overlaps the page. */
    const layerOf = (element: Element | null): Element | null => {
      if (!element) return null
      const known = lifted.get(element)
      if (known !== undefined) return known
      const isLifted = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      const layer = isLifted ? element : layerOf(element.parentElement)
      lifted.set(element, layer)
      return layer
    }
    /** The visible part of a rectangle within its clipping ancestors. */
    const seen = (rect: DOMRect, from: Element | null) => {
      const part = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom }
      for (let up = from; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(up)
        const box = up.getBoundingClientRect()
        if (clipPath.startsWith('inset(50%')) return null
        if (overflowX !== 'visible')
          Object.assign(part, { left: Math.max(part.left, box.left), right: Math.min(part.right, box.right) })
        if (overflowY !== 'visible')
          Object.assign(part, { top: Math.max(part.top, box.top), bottom: Math.min(part.bottom, box.bottom) })
      }
      return part.right - part.left > slack && part.bottom - part.top > slack ? part : null
    }
    type Words = { text: string; element: Element; layer: Element | null } & NonNullable<ReturnType<typeof seen>>
    const words: Words[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('script, style, svg, option, select, [aria-hidden="true"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const control = element.closest('button, a, label, summary')
      const box = control && getComputedStyle(control).display !== 'inline' ? control.getBoundingClientRect() : null
      for (const rect of range.getClientRects()) {
        const part = seen(rect, element)
        if (!part) continue
        // A line is higher than its letters.
        const inset = (part.bottom - part.top) * 0.2
        const text = name(node.textContent)
        words.push({
          ...part,
          text,
          element,
          layer: layerOf(element),
          top: part.top + inset,
          bottom: part.bottom - inset,
        })
        if (box && (part.left < box.left - slack || part.right > box.right + slack))
          found.add(`out of its control: ${text}`)
        if (part.right > innerWidth + slack && !layerOf(element)) found.add(`beyond the edge: ${text}`)
      }
    }
    words.sort((a, b) => a.top - b.top)
    for (const [index, one] of words.entries()) {
      for (const other of words.slice(index + 1)) {
        if (other.top > one.bottom - slack) break
        if (one.element === other.element || one.layer !== other.layer) continue
        const isOver =
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack
        if (isOver) found.add(`${one.text} over ${other.text}`)
      }
    }
    const controls = [...document.body.querySelectorAll('button, a, input, select, textarea, label')].flatMap(
      (element) => {
        const { display, opacity } = getComputedStyle(element)
        if (display === 'inline' || opacity === '0' || !element.checkVisibility({ visibilityProperty: true })) return []
        const part = seen(element.getBoundingClientRect(), element)
        return part ? [{ ...part, element, layer: layerOf(element) }] : []
      },
    )
    for (const [index, one] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        if (one.layer !== other.layer) continue
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (width <= slack || height <= slack) continue
        // Nested controls are intended: a calendar's button in its field.
        const isWhole = [one, other].some(
          (box) => width > box.right - box.left - slack && height > box.bottom - box.top - slack,
        )
        if (!isWhole)
          found.add(`control ${name(one.element.textContent ?? '')} over ${name(other.element.textContent ?? '')}`)
      }
    }
    if (root.scrollWidth > innerWidth) {
      const wide = [...document.body.querySelectorAll('*')].find((element) => {
        const rect = element.getBoundingClientRect()
        return rect.right > innerWidth + 1 && element.checkVisibility() && !layerOf(element)
      })
      found.add(`${root.scrollWidth} px wide: ${wide?.tagName} ${wide?.className} ${name(wide?.textContent ?? '')}`)
    }
    return [...found]
  })
}
