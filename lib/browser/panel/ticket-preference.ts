import { forget, readStored, store } from '@/lib/browser/storage/storage'

/** Does this device print a ticket automatically when an order is accepted? No personal data. Contract C18, C29. */
export const PANEL_PRINTS = 'panelPrints'

export function prefersTickets(): boolean {
  return readStored(PANEL_PRINTS) === true
}

export function storeTicketPreference(isOn: boolean): void {
  if (isOn) store(PANEL_PRINTS, true)
  else forget(PANEL_PRINTS)
}
