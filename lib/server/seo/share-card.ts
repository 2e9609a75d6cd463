import { createHash } from 'node:crypto'
import { PRODUCT } from '@/lib/domain/tenant/brand'
import { paletteOf } from '@/lib/domain/tenant/palette'
import type { Tenant } from '@/lib/domain/tenant/schema'

/** What a shared link shows of a page: a brand's card of 1200 × 630 pixels. */
export interface ShareCard {
  /** A line above the title, or none. */
  kicker: string
  title: string
  text: string
  /** File below `public`, or the brand's own mark. */
  picture: string | null
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const
export type ShareKind = 'marka' | 'miasto' | 'restauracja'

type Brand = Pick<Tenant, 'key' | 'label' | 'themeColor' | 'look' | 'hosts'>

/** Rises with every change of the drawing itself. */
const EDITION = 2

/** Ten characters that change with what the card shows, so that its address may be kept for ever. */
export function cardHash(card: ShareCard, { key, label, themeColor, look, hosts }: Brand): string {
  const shown = [EDITION, PRODUCT.key, key, label, paletteOf(themeColor), look.heading, hosts[0], card]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 10)
}

/** The address of a card: `/og/restauracja/12.0123456789.png`; `name` is the city's slug or the restaurant's id. */
export function cardPath(kind: ShareKind, name: string, card: ShareCard, brand: Brand): string {
  return `/og/${kind}/${name}.${cardHash(card, brand)}.png`
}
