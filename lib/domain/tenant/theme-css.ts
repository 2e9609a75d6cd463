import { createHash } from 'node:crypto'
import { paletteOf, type Scheme } from './palette'
import type { Tenant } from './schema'

type Look = Tenant['look']

/** Radii of cards, controls and chips, and the width of outlines. */
const CORNERS: Record<Look['corner'], Record<string, string>> = {
  soft: { 'radius-card': '1.125rem', 'radius-control': '0.75rem', 'radius-chip': '0.75rem', 'outline-width': '1px' },
  round: { 'radius-card': '1.75rem', 'radius-control': '999px', 'radius-chip': '999px', 'outline-width': '2px' },
  crisp: {
    'radius-card': '0.25rem',
    'radius-control': '0.1875rem',
    'radius-chip': '0.1875rem',
    'outline-width': '1px',
  },
}

/** `gap` widens the space between words: the serif's own is 0.17 em, and negative tracking reduces it. */
const HEADINGS: Record<Look['heading'], Record<string, string>> = {
  serif: { font: 'serif', style: 'normal', weight: '560', tracking: '-0.018em', leading: '1.08', gap: '0.08em' },
  italic: { font: 'serif', style: 'italic', weight: '480', tracking: '-0.012em', leading: '1.1', gap: '0.1em' },
  grotesk: { font: 'sans', style: 'normal', weight: '800', tracking: '-0.032em', leading: '1.04', gap: '0.02em' },
}

/**
 * A tenant's stylesheet: colours and shapes as custom properties only. It is served as a file, because pages must not
 * contain inline styles. The dark colours are for screens alone, so that print is light, and not for a page in a frame,
 * which follows the partner's page. Ledger L014, docs/design/browser.md.
 */
export function themeCss({ themeColor, look }: Pick<Tenant, 'themeColor' | 'look'>): string {
  const { font, ...heading } = HEADINGS[look.heading] as { font: string; [part: string]: string }
  const properties = [
    ...coloursOf(themeColor, 'light'),
    ...Object.entries(CORNERS[look.corner]),
    ['font-heading', `var(--font-${font})`],
    ...Object.entries(heading).map(([part, value]) => [`heading-${part}`, value]),
  ]
  const dark = coloursOf(themeColor, 'dark')
  return `:root{${declarations(properties)}}${DARK}{:root:not([data-framed]){${declarations(dark)}}}`
}

const DARK = '@media screen and (prefers-color-scheme:dark)'

function coloursOf(themeColor: string, scheme: Scheme): string[][] {
  return Object.entries(paletteOf(themeColor, scheme)).map(([name, colour]) => [kebab(name), colour])
}

const declarations = (properties: string[][]) => properties.map(([name, value]) => `--${name}:${value}`).join(';')

/**
 * The colour of the browser's own bars by scheme: the brand's in the light one, in the dark one that of the header
 * below them. Ledger L014.
 */
export function themeColours(themeColor: string): { media: string; color: string }[] {
  return [
    { media: '(prefers-color-scheme: light)', color: themeColor },
    { media: '(prefers-color-scheme: dark)', color: paletteOf(themeColor, 'dark').surface },
  ]
}

/** The colours as elements of a page's head. */
export function themeColourMetas(themeColor: string): string {
  return themeColours(themeColor)
    .map(({ media, color }) => `<meta name="theme-color" content="${color}" media="${media}">`)
    .join('\n')
}

/** Ten characters that change with the stylesheet, for a file name that can be cached without limit. */
export function themeHash(css: string): string {
  return createHash('sha256').update(css).digest('hex').slice(0, 10)
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
