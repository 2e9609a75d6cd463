/** The key of the diet filter, here so that a page can ask whether there is one before it fetches the rest. */
export const DIET_FILTER = 'dietFilter'

// Where storage is blocked a page still remembers for as long as it lives.
const memory = new Map<string, string>()

/** What this tab keeps under `key`, or `null`. */
export function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Keeps `value` until the tab closes; `null` forgets it. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}
