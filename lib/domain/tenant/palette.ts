import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori'

/** The hue of the warm background; a brand colour without a hue uses it too. */
const PAPER_HUE = 78
/** A margin above WCAG's 4.5 and 3, so that rounding to eight bits stays above them. */
const TEXT = 4.6
const CONTROL = 3.1

const STATES = { danger: 27, success: 152, notice: 62 } as const

/** Colours of one brand as `#rrggbb`. Text pairs reach 4.5:1, controls and meaningful lines 3:1. */
export type Palette = ReturnType<typeof makePalette>

/** Palettes already made; there are as many as brands. */
const palettes = new Map<string, Palette>()

/**
 * The palette of a brand from its one colour. Ledger L014: `accent` is that colour unchanged; if it is too pale to be
 * visible on paper, `accentEdge` outlines it and `accentStrong` is used for text.
 */
export function paletteOf(themeColor: string): Palette {
  const known = palettes.get(themeColor)
  if (known) return known
  const made = makePalette(themeColor)
  palettes.set(themeColor, made)
  return made
}

function makePalette(themeColor: string) {
  const brand = brandOf(themeColor)
  const grounds = groundsOf(brand)
  const papers = [grounds.ground, grounds.surface, grounds.accentSoft]
  return { ...grounds, ...inkOf(brand, papers), ...accentOf(themeColor, brand, papers), ...statesOf(grounds) }
}

function groundsOf({ c, h }: Oklch) {
  const tint = Math.min(c, 0.16)
  const paper = (l: number, warmth: number) => paperOf(l, warmth, h ?? PAPER_HUE)
  return {
    ground: paper(0.973, 0.014),
    surface: paper(0.993, 0.005),
    sunken: paper(0.945, 0.019),
    line: paper(0.885, 0.022),
    accentSoft: hex(0.94, 0.022 + tint * 0.13, h),
    accentTint: hex(0.86, 0.04 + tint * 0.4, h),
    deep: hex(0.255, Math.min(0.055, 0.015 + tint * 0.3), h),
    onDeep: paper(0.965, 0.014),
    onDeepSoft: paper(0.82, 0.025),
  }
}

function inkOf({ h }: Oklch, papers: string[]) {
  return {
    text: hex(0.235, 0.022, h),
    textSoft: darkUntil(TEXT + 0.6, papers, 0.5, 0.026, h),
    lineStrong: darkUntil(CONTROL + 0.3, papers, 0.66, 0.024, h),
  }
}

function accentOf(themeColor: string, { l, c, h }: Oklch, papers: string[]) {
  const accent = formatHex(themeColor) ?? themeColor
  const onAccent = readableOn(accent, h)
  const step = isDark(onAccent) ? 0.05 : -0.05
  return {
    accent,
    onAccent,
    accentHover: hex(clamp(l + step), c, h),
    accentEdge: darkUntil(CONTROL, papers, l, c, h),
    accentStrong: darkUntil(TEXT, papers, l, c, h),
    focus: darkUntil(TEXT, papers, 0.4, Math.max(c, 0.06), h),
  }
}

function statesOf({ ground, surface }: { ground: string; surface: string }) {
  const entries = Object.entries(STATES).flatMap(([name, hue]) => {
    const soft = hex(0.945, 0.03, hue)
    return [
      [`${name}Soft`, soft],
      [name, darkUntil(TEXT, [ground, surface, soft], 0.52, 0.15, hue)],
    ]
  })
  return Object.fromEntries(entries) as Record<StateColour, string>
}

type StateColour = keyof typeof STATES | `${keyof typeof STATES}Soft`

/**
 * White if it is readable, otherwise the brand's ink, otherwise the pure tone with the best contrast, which is always
 * readable.
 */
function readableOn(fill: string, hue: number | undefined): string {
  const candidates = ['#ffffff', hex(0.21, 0.03, hue), '#000000']
  return candidates.find((candidate) => wcagContrast(candidate, fill) >= 4.5) ?? '#000000'
}

/** The lightest tone of this hue that reaches `contrast` on every paper. */
function darkUntil(contrast: number, papers: string[], l: number, c: number, h: number | undefined): string {
  for (let tone = l; tone > 0; tone -= 0.01) {
    const colour = hex(tone, c, h)
    if (papers.every((paper) => wcagContrast(colour, paper) >= contrast)) return colour
  }
  return '#000000'
}

function brandOf(themeColor: string): Oklch {
  const brand = oklch(themeColor)
  if (!brand) throw new RangeError(`Not a colour: ${themeColor}`)
  return brand.c < 0.01 ? { ...brand, c: 0.012, h: PAPER_HUE } : brand
}

/**
 * A warm background tinted with the brand colour: mixed in linear light, so that blue makes it cooler and not green.
 */
function paperOf(l: number, warmth: number, brandHue: number): string {
  const [warm, brand] = [PAPER_HUE, brandHue].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  const a = warmth * (Math.cos(warm) + 0.3 * Math.cos(brand))
  const b = warmth * (Math.sin(warm) + 0.3 * Math.sin(brand))
  return formatHex(clampChroma({ mode: 'oklab', l, a, b }, 'oklch'))
}

const isDark = (colour: string) => wcagContrast(colour, '#ffffff') > 7
const clamp = (l: number) => Math.min(1, Math.max(0, l))

function hex(l: number, c: number, h: number | undefined): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h: h ?? PAPER_HUE }, 'oklch'))
}
