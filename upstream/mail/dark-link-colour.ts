import { clampChroma, formatHex, oklch } from 'culori'

/** The brand's hue, light enough to be read on the dark ground of a letter: at least 4.5:1. Throws for no colour. */
export function darkLinkColour(themeColor: string): string {
  const brand = oklch(themeColor)
  if (!brand) throw new RangeError(`Not a colour: ${themeColor}`)
  return formatHex(clampChroma({ ...brand, l: 0.82, c: Math.min(brand.c, 0.13) }, 'oklch'))
}
