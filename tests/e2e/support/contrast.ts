import type { Locator } from '@playwright/test'

/** A palette as custom properties: `{ '--accent': '#b4432f', … }`. */
export type Properties = Record<string, string>

/**
 * The lowest contrast of an element's text with its background, over all the given palettes. The element is measured in
 * its current state, such as hovered or focused, on a card. `null` stands for the page's own palette.
 */
export function lowestContrast(element: Locator, palettes: readonly (Properties | null)[]): Promise<number> {
  return element.evaluate((found, all) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; }')
    document.adoptedStyleSheets = [still]
    // Only the element's group is repainted for each palette: a whole page takes too long a thousand times.
    const group = found.closest('fieldset') ?? found
    group.style.backgroundColor = 'var(--surface)'
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const paper = (node: Element | null): string => {
      if (!node) return 'rgb(255, 255, 255)'
      const colour = getComputedStyle(node).backgroundColor
      return channels(colour)[3] === 0 ? paper(node.parentElement) : colour
    }
    const dimmed = (node: Element | null): number =>
      node ? Number(getComputedStyle(node).opacity) * dimmed(node.parentElement) : 1
    const contrast = (node: Element) => {
      const [light = 0, dark = 0] = [getComputedStyle(node).color, paper(node)].map(luminance).sort((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    // Semi-transparent text is blended with its background, so its colour alone does not give the contrast.
    if (dimmed(found) < 1) return 0
    let lowest = Number.POSITIVE_INFINITY
    for (const palette of all) {
      for (const [name, value] of Object.entries(palette ?? {})) group.style.setProperty(name, value)
      for (const words of [found, ...found.querySelectorAll('span')]) lowest = Math.min(lowest, contrast(words))
      for (const name of Object.keys(palette ?? {})) group.style.removeProperty(name)
    }
    group.style.backgroundColor = ''
    document.adoptedStyleSheets = []
    return lowest
  }, palettes)
}
