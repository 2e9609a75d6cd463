import { type PanelPageName, panelPath } from '@/lib/domain/panel/access/pages'
import type { Hit } from './find-on-board'

/** What the fragment of a board's page names; an id that means nothing outside of the panel, never a guest. Contract C19, C28. */
export const PLACE_KINDS = { order: 'zamowienie', visit: 'wizyta', wait: 'czeka' } as const
export type PlaceKind = keyof typeof PLACE_KINDS

/** The page on which it is seen. */
export function pageOf(kind: PlaceKind): PanelPageName {
  return kind === 'order' ? 'orders' : 'tables'
}

/** The address of what was found: `/panel/5/zamowienia#zamowienie-1001`. */
export function hitPath(restaurantId: number, hit: Hit): string {
  return `${panelPath(restaurantId, pageOf(hit.kind))}#${PLACE_KINDS[hit.kind]}-${hitId(hit)}`
}

export function hitId(hit: Hit): string {
  if (hit.kind === 'order') return hit.order.id
  return String(hit.kind === 'visit' ? hit.visit.id : hit.wait.id)
}

/** What a fragment names; `null` for any other. */
export function placeOfFragment(fragment: string): { kind: PlaceKind; id: string } | null {
  const [, word, id = ''] = /^#?([a-z]+)-(\d{1,19})$/.exec(fragment) ?? []
  const kind = (Object.keys(PLACE_KINDS) as PlaceKind[]).find((one) => PLACE_KINDS[one] === word)
  return kind ? { kind, id } : null
}
