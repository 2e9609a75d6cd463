import { wcagContrast } from 'culori'
import { tenants } from '@/tenants/registry'
import fc from '@/tests/support/fast-check'
import { type Palette, paletteOf, type Scheme } from './palette'

type Name = keyof Palette
const SCHEMES: Scheme[] = ['light', 'dark']
const PAPERS: Name[] = ['ground', 'surface', 'accentSoft']

const TEXT_PAIRS: [Name, Name][] = [
  ...PAPERS.flatMap((paper) =>
    (['text', 'textSoft', 'accentStrong'] as Name[]).map((ink): [Name, Name] => [ink, paper]),
  ),
  ['text', 'sunken'],
  ['textSoft', 'sunken'],
  ['text', 'accentTint'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDeep', 'deep'],
  ['onDeepSoft', 'deep'],
  ...(['danger', 'success', 'notice'] as const).flatMap((state): [Name, Name][] => [
    [state, 'ground'],
    [state, 'surface'],
    [state, `${state}Soft`],
    ['text', `${state}Soft`],
  ]),
]
const CONTROL_PAIRS: [Name, Name][] = PAPERS.flatMap((paper) =>
  (['lineStrong', 'accentEdge', 'focus'] as Name[]).map((line): [Name, Name] => [line, paper]),
)

function unreadable(themeColor: string, scheme: Scheme): string[] {
  const palette = paletteOf(themeColor, scheme)
  const below = (pairs: [Name, Name][], least: number) =>
    pairs
      .filter(([ink, paper]) => wcagContrast(palette[ink], palette[paper]) < least)
      .map(([ink, paper]) => `${ink} ${palette[ink]} on ${paper} ${palette[paper]}`)
  return [...below(TEXT_PAIRS, 4.5), ...below(CONTROL_PAIRS, 3)]
}

it.each(SCHEMES)('L014 any brand colour yields readable text and visible controls in the %s scheme', (scheme) => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, (themeColor) => expect(unreadable(themeColor, scheme)).toEqual([])),
    { numRuns: 1000 },
  )
})

it.each([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['yellow', '#ffff00'],
  ['middle grey', '#777777'],
  ...tenants.map(({ key, fallback }) => [key, fallback.themeColor]),
])('L014 %s is readable in both schemes', (_, themeColor) => {
  for (const scheme of SCHEMES) expect(unreadable(themeColor, scheme)).toEqual([])
})

it('L014 the brand colour itself fills', () => expect(paletteOf('#F2B705').accent).toBe('#f2b705'))
it('L014 a pale brand colour gets an edge that is visible on paper', () =>
  expect(paletteOf('#f2b705').accentEdge).not.toBe('#f2b705'))
it('L014 a strong brand colour needs no other edge', () => expect(paletteOf('#1f4e8c').accentEdge).toBe('#1f4e8c'))
it('a text that is not a colour throws', () => expect(() => paletteOf('tomatoish')).toThrow(RangeError))

it.each(tenants.map(({ key, fallback }) => [key, fallback.themeColor]))(
  'design/browser: on dark paper the fill of %s is visible without its edge',
  (_, themeColor) => {
    const dark = paletteOf(themeColor, 'dark')
    for (const paper of ['ground', 'surface'] as const)
      expect(wcagContrast(dark.accent, dark[paper])).toBeGreaterThanOrEqual(3)
  },
)
it('design/browser: a brand colour that is visible on dark paper is not changed', () =>
  expect(paletteOf('#f2b705', 'dark').accent).toBe('#f2b705'))
