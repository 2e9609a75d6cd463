import { forget, readStored, store } from '@/lib/browser/storage/storage'

/** Does this device print a ticket by itself when an order is accepted? It holds no data of anybody. Contract C18, C29. */
export const PANEL_PRINTS = 'panelPrints'

export function prefersTickets(): boolean {
  return readStored(PANEL_PRINTS) === true
}

export function storeTicketPreference(isOn: boolean): void {
  if (isOn) store(PANEL_PRINTS, true)
  else forget(PANEL_PRINTS)
}
