import { forget, readStored, store } from '@/lib/browser/storage/storage'

/** Does this device print a ticket automatically when an order is accepted? Contract C18, C29. */
export const PANEL_PRINTS = 'panelPrints'
/** Does this device show the day of tables as a list? Contract C18, C25. */
export const PANEL_LIST = 'panelList'

type Preference = typeof PANEL_PRINTS | typeof PANEL_LIST

/** A choice of this device alone. It holds no data of anybody. */
export function isPreferred(name: Preference): boolean {
  return readStored(name) === true
}

export function storePreference(name: Preference, isOn: boolean): void {
  if (isOn) store(name, true)
  else forget(name)
}
