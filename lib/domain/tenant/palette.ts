import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori'
import { memo } from '@/lib/domain/memo'

/** The hue of the warm background; a brand colour without a hue uses it too. */
const PAPER_HUE = 78
/** A margin above WCAG's 4.5 and 3, so that rounding to eight bits stays above them. */
const TEXT = 4.6
const CONTROL = 3.1

const STATES = { danger: 27, success: 152, notice: 62 } as const

/** Light paper with dark ink, or dark paper with light ink. */
export type Scheme = 'light' | 'dark'

/** Colours of one brand as `#rrggbb`. Text pairs reach 4.5:1, controls and meaningful lines 3:1. */
export type Palette = ReturnType<typeof makePalette>

/**
 * The palette of a brand from its one colour, for one scheme. Ledger L014: in the light scheme `accent` is that colour
 * unchanged; if it is too pale to be visible on paper, `accentEdge` outlines it and `accentStrong` is used for text. In
 * the dark scheme `accent` is that colour, lightened until it is visible. See docs/design/browser.md.
 */
export const paletteOf = memo(
  (themeColor: string, scheme: Scheme = 'light'): Palette => makePalette(themeColor, RAMPS[scheme]),
)

/** Tones of a scheme on the ramp, as OKLCH lightness and chroma. */
const RAMPS = {
  light: {
    papers: { ground: [0.973, 0.014], surface: [0.993, 0.005], sunken: [0.945, 0.019], line: [0.885, 0.022] },
    onDeep: { onDeep: [0.965, 0.014], onDeepSoft: [0.82, 0.025] },
    soft: { l: 0.94, base: 0.022, brand: 0.13 },
    tint: { l: 0.86, base: 0.04, brand: 0.4 },
    deep: { l: 0.255, base: 0.015, brand: 0.3, most: 0.055 },
    text: { l: 0.235, c: 0.022 },
    textSoft: { l: 0.5, c: 0.026 },
    lineStrong: { l: 0.66, c: 0.024 },
    focus: 0.4,
    states: { soft: { l: 0.945, c: 0.03 }, ink: { l: 0.52, c: 0.15 } },
    /** Direction in which ink moves until it is readable. */
    direction: -1,
  },
  // Lower chroma than light paper: a dark ground with the same chroma looks dyed. Nearer things are lighter.
  dark: {
    papers: { ground: [0.203, 0.012], surface: [0.247, 0.013], sunken: [0.168, 0.01], line: [0.345, 0.016] },
    onDeep: { onDeep: [0.945, 0.012], onDeepSoft: [0.79, 0.018] },
    soft: { l: 0.3, base: 0.014, brand: 0.18 },
    tint: { l: 0.38, base: 0.02, brand: 0.3 },
    deep: { l: 0.265, base: 0.012, brand: 0.2, most: 0.045 },
    text: { l: 0.945, c: 0.012 },
    textSoft: { l: 0.73, c: 0.018 },
    lineStrong: { l: 0.55, c: 0.02 },
    focus: 0.84,
    states: { soft: { l: 0.29, c: 0.038 }, ink: { l: 0.76, c: 0.12 } },
    direction: 1,
  },
} as const satisfies Record<Scheme, unknown>

type Ramp = (typeof RAMPS)[Scheme]

function makePalette(themeColor: string, ramp: Ramp) {
  const brand = brandOf(themeColor)
  const grounds = groundsOf(brand, ramp)
  const papers = [grounds.ground, grounds.surface, grounds.accentSoft]
  return {
    ...grounds,
    ...inkOf(brand, papers, ramp),
    ...accentOf(themeColor, brand, papers, ramp),
    ...statesOf(grounds, ramp),
  }
}

function groundsOf({ c, h }: Oklch, { papers, onDeep, soft, tint, deep }: Ramp) {
  const dye = Math.min(c, 0.16)
  const paper = ([l, warmth]: readonly [number, number]) => paperOf(l, warmth, h ?? PAPER_HUE)
  return {
    ground: paper(papers.ground),
    surface: paper(papers.surface),
    sunken: paper(papers.sunken),
    line: paper(papers.line),
    accentSoft: hex(soft.l, soft.base + dye * soft.brand, h),
    accentTint: hex(tint.l, tint.base + dye * tint.brand, h),
    deep: hex(deep.l, Math.min(deep.most, deep.base + dye * deep.brand), h),
    onDeep: paper(onDeep.onDeep),
    onDeepSoft: paper(onDeep.onDeepSoft),
  }
}

function inkOf({ h }: Oklch, papers: string[], { text, textSoft, lineStrong, direction }: Ramp) {
  return {
    text: hex(text.l, text.c, h),
    textSoft: inkUntil(TEXT + 0.6, papers, { ...textSoft, h }, direction),
    lineStrong: inkUntil(CONTROL + 0.3, papers, { ...lineStrong, h }, direction),
  }
}

function accentOf(themeColor: string, brand: Oklch, papers: string[], { direction, focus }: Ramp) {
  const own = formatHex(themeColor) ?? themeColor
  // On light paper a brand's own colour fills even where it is pale: its edge is visible. On dark paper a dark colour
  // would look like a hole, so it is lightened. Buttons lie on the first two papers alone: visible there and no
  // lighter, most colours still carry white text.
  const accent = direction < 0 ? own : inkUntil(CONTROL, papers.slice(0, 2), brand, direction)
  const { l, c, h } = oklch(accent) ?? brand
  const onAccent = readableOn(accent, h)
  const step = isDark(onAccent) ? 0.05 : -0.05
  return {
    accent,
    onAccent,
    accentHover: hex(clamp(l + step), c, h),
    accentEdge: inkUntil(CONTROL, papers, brand, direction),
    accentStrong: inkUntil(TEXT, papers, brand, direction),
    focus: inkUntil(TEXT, papers, { l: focus, c: Math.max(brand.c, 0.06), h: brand.h }, direction),
  }
}

function statesOf({ ground, surface }: { ground: string; surface: string }, { states, direction }: Ramp) {
  const entries = Object.entries(STATES).flatMap(([name, hue]) => {
    const soft = hex(states.soft.l, states.soft.c, hue)
    return [
      [`${name}Soft`, soft],
      [name, inkUntil(TEXT, [ground, surface, soft], { ...states.ink, h: hue }, direction)],
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

/** The first tone of this hue, from `l` in `direction`, that reaches `contrast` on every paper. */
function inkUntil(
  contrast: number,
  papers: string[],
  { l, c, h }: { l: number; c: number; h?: number },
  direction: -1 | 1,
): string {
  for (let tone = l; tone > 0 && tone < 1; tone += 0.01 * direction) {
    const colour = hex(tone, c, h)
    if (papers.every((paper) => wcagContrast(colour, paper) >= contrast)) return colour
  }
  return direction < 0 ? '#000000' : '#ffffff'
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
