import { createHash } from 'node:crypto'
import { PRODUCT } from '@/lib/domain/tenant/brand'
import { paletteOf } from '@/lib/domain/tenant/palette'
import type { Tenant } from '@/lib/domain/tenant/schema'

/** The preview of a page for shared links: the brand's card of 1200 × 630 pixels. */
export interface ShareCard {
  /** The line above the title; may be empty. */
  kicker: string
  title: string
  text: string
  /** A file of a picture; null = the brand's mark. */
  picture: string | null
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const
/** `miasto` and `kuchnia` are lists of tables, `dowoz` those for ordering. */
export type ShareKind = 'marka' | 'miasto' | 'kuchnia' | 'dowoz' | 'restauracja' | 'menu'

type Brand = Pick<Tenant, 'key' | 'label' | 'themeColor' | 'look' | 'hosts'>

/** Increase it with every change of the drawing itself. */
const EDITION = 3

/** Ten characters that change with the card's content, so that its URL can be cached without limit. */
export function cardHash(card: ShareCard, { key, label, themeColor, look, hosts }: Brand): string {
  const shown = [EDITION, PRODUCT.key, key, label, paletteOf(themeColor), look.heading, hosts[0], card]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 10)
}

/**
 * URL path of a card: `/og/restauracja/12.0123456789.png`; `name` is a city's slug, a city's and a cuisine's, or a
 * restaurant's id.
 */
export function cardPath(kind: ShareKind, name: string, card: ShareCard, brand: Brand): string {
  return `/og/${kind}/${name}.${cardHash(card, brand)}.png`
}
