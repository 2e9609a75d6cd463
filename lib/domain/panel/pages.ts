import type { Deed } from './permissions'

/** Pages of the panel, in the order of its navigation, with the deed that opens each. Contract C28. */
export const PANEL_PAGES = {
  orders: { path: 'zamowienia', deed: 'handle_orders' },
  tables: { path: 'rezerwacje', deed: 'handle_tables' },
  report: { path: 'raport', deed: 'see_report' },
  people: { path: 'ludzie', deed: 'manage_people' },
  devices: { path: 'urzadzenia', deed: 'manage_access' },
  audit: { path: 'dziennik', deed: 'see_audit' },
  pin: { path: 'pin', deed: 'set_own_pin' },
} as const satisfies Record<string, { path: string; deed: Deed }>

export type PanelPageName = keyof typeof PANEL_PAGES

/** The address of a page of a restaurant's panel. */
export function panelPath(restaurantId: number, page: PanelPageName): string {
  return `/panel/${restaurantId}/${PANEL_PAGES[page].path}`
}
