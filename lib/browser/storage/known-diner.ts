import { type KnownDiner, knownDinerToStore, readKnownDiner } from '@/lib/domain/known-diner/known-diner'
import { clearDeliveryCookie } from './delivery-cookie'
import { LAST_CITY } from './last-city'
import { DELIVERY_PREFERENCES, LAST_USED_ADDRESSES, readStored, store } from './storage'

/** The key that `lib/server/policy/header-script` looks for before the first paint. */
export const KNOWN_DINER = 'knownDiner'
/** Time of the last reservation or order on this device; a page loads the device's list only if it is set. */
export const LAST_DONE_AT = 'lastDoneAt'
/** Name of the checkbox 'remember me on this device'. */
export const REMEMBER = 'remember'

/** The diner whom this browser remembers, or `null`. Contract C30. */
export function loadKnownDiner(): KnownDiner | null {
  return readKnownDiner(readStored(KNOWN_DINER), Date.now())
}

/**
 * Call when a reservation or an order exists: notes that the device's list has an entry, and remembers the diner if the
 * box on the page is ticked or the diner is remembered already. Contract C30.
 */
export function afterReservationOrOrder(diner: KnownDiner): void {
  store(LAST_DONE_AT, Date.now())
  const known = loadKnownDiner()
  const box = document.querySelector<HTMLInputElement>(`input[name=${REMEMBER}]`)
  if (known || box?.checked) store(KNOWN_DINER, knownDinerToStore(diner, known, Date.now()))
}

/** Deletes name, contact, payment method, addresses and unfinished forms from this browser. Contract C30. */
export function forgetDiner(): void {
  delete document.documentElement.dataset.known
  clearDeliveryCookie()
  forgetTickets()
  try {
    for (const key of [KNOWN_DINER, DELIVERY_PREFERENCES, LAST_USED_ADDRESSES, LAST_CITY]) localStorage.removeItem(key)
    for (const key of Object.keys(sessionStorage))
      if (/^(reservation|checkout):/.test(key)) sessionStorage.removeItem(key)
  } catch {
    // blocked by the browser: nothing was stored
  }
}

/** Deletes the pages of visits that the worker stores for use offline. A browser without the cache has none. */
export function forgetTickets(): void {
  if ('caches' in window) caches.delete('tickets').catch(() => {})
}
