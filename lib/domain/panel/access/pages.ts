import type { RestaurantState } from '@/lib/domain/restaurant/state'
import type { Permission } from './permissions'

/** Pages of the panel, in the order of its navigation, with the permission that opens each. Contract C28. */
export const PANEL_PAGES = {
  opening: { path: 'otwarcie', permission: 'see_opening' },
  orders: { path: 'zamowienia', permission: 'handle_orders' },
  tables: { path: 'rezerwacje', permission: 'handle_tables' },
  settings: { path: 'ustawienia', permission: 'change_settings' },
  prices: { path: 'ustawienia/ceny', permission: 'change_prices' },
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

type Place = { state: RestaurantState; permissions: readonly Permission[] }

/** First page after sign-in: a draft restaurant starts at its opening, any other at its orders. Contract C28, C33. */
export function firstPageOf({ state, permissions }: Place): PanelPageName {
  return state === 'draft' && permissions.includes(PANEL_PAGES.opening.permission) ? 'opening' : 'orders'
}

/**
 * Pages in the navigation: an open restaurant needs no opening page, and people with access to the settings find the
 * prices there.
 */
export function navigationOf({ state, permissions }: Place): PanelPageName[] {
  const isSettled = permissions.includes(PANEL_PAGES.settings.permission)
  return (Object.keys(PANEL_PAGES) as PanelPageName[]).filter(
    (page) =>
      permissions.includes(PANEL_PAGES[page].permission) &&
      (page !== 'opening' || state !== 'open') &&
      (page !== 'prices' || !isSettled),
  )
}
