import { type PanelPageName, panelPath } from '@/lib/domain/panel/access/pages'
import type { Hit } from './find-on-board'

/**
 * Words in the fragment of a board's page; its id has no meaning outside of the panel and never names a guest. Contract
 * C19, C28.
 */
export const PLACE_KINDS = { order: 'zamowienie', visit: 'wizyta', wait: 'czeka' } as const
export type PlaceKind = keyof typeof PLACE_KINDS

/** The page that shows it. */
export function pageOf(kind: PlaceKind): PanelPageName {
  return kind === 'order' ? 'orders' : 'tables'
}

/** Address of a search hit: `/panel/5/zamowienia#zamowienie-1001`. */
export function hitPath(restaurantId: number, hit: Hit): string {
  return `${panelPath(restaurantId, pageOf(hit.kind))}#${PLACE_KINDS[hit.kind]}-${hitId(hit)}`
}

export function hitId(hit: Hit): string {
  if (hit.kind === 'order') return hit.order.id
  return String(hit.kind === 'visit' ? hit.visit.id : hit.wait.id)
}

/** Order, visit or wait that a fragment names; `null` for any other. */
export function placeOfFragment(fragment: string): { kind: PlaceKind; id: string } | null {
  const [, word, id = ''] = /^#?([a-z]+)-(\d{1,19})$/.exec(fragment) ?? []
  const kind = (Object.keys(PLACE_KINDS) as PlaceKind[]).find((one) => PLACE_KINDS[one] === word)
  return kind ? { kind, id } : null
}
