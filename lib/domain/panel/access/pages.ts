import type { Permission } from './permissions'

/** Pages of the panel, in the order of its navigation, with the permission that opens each. Contract C28. */
export const PANEL_PAGES = {
  orders: { path: 'zamowienia', permission: 'handle_orders' },
  tables: { path: 'rezerwacje', permission: 'handle_tables' },
  report: { path: 'raport', permission: 'see_report' },
  people: { path: 'ludzie', permission: 'manage_people' },
  devices: { path: 'urzadzenia', permission: 'manage_access' },
  audit: { path: 'dziennik', permission: 'see_audit' },
  pin: { path: 'pin', permission: 'set_own_pin' },
} as const satisfies Record<string, { path: string; permission: Permission }>

export type PanelPageName = keyof typeof PANEL_PAGES

/** The address of a page of a restaurant's panel. */
export function panelPath(restaurantId: number, page: PanelPageName): string {
  return `/panel/${restaurantId}/${PANEL_PAGES[page].path}`
}
