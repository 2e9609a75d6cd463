/** Names in local storage. Ledger L294, L295, contract C18. */
export const DELIVERY_PREFERENCES = 'deliveryPreferences'
export const LAST_USED_ADDRESSES = 'lastUsedAddresses'

/** What is stored under `key`; `null` where there is nothing, nothing readable, or no storage at all. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null // blocked by the browser, or written by someone else: as good as empty
  }
}

/** Stores `value`; `false` where the browser does not let us, which no caller may depend on. */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
