import { createHash } from 'node:crypto'
import { paletteOf } from './palette'
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

const HEADINGS: Record<Look['heading'], Record<string, string>> = {
  serif: { font: 'serif', style: 'normal', weight: '560', tracking: '-0.018em', leading: '1.08' },
  italic: { font: 'serif', style: 'italic', weight: '480', tracking: '-0.012em', leading: '1.1' },
  grotesk: { font: 'sans', style: 'normal', weight: '800', tracking: '-0.032em', leading: '1.04' },
}

/**
 * A tenant's stylesheet: colours and shapes as custom properties only. It is served as a file, because pages must not
 * contain inline styles. Ledger L014.
 */
export function themeCss({ themeColor, look }: Pick<Tenant, 'themeColor' | 'look'>): string {
  const { font, ...heading } = HEADINGS[look.heading] as { font: string; [part: string]: string }
  const properties = [
    ...Object.entries(paletteOf(themeColor)).map(([name, colour]) => [kebab(name), colour]),
    ...Object.entries(CORNERS[look.corner]),
    ['font-heading', `var(--font-${font})`],
    ...Object.entries(heading).map(([part, value]) => [`heading-${part}`, value]),
  ]
  return `:root{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}`
}

/** Ten characters that change with the stylesheet, for a file name that can be cached without limit. */
export function themeHash(css: string): string {
  return createHash('sha256').update(css).digest('hex').slice(0, 10)
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
