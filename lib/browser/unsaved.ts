const held = new Set<symbol>()

/**
 * Keeps the page from being reloaded by itself: something entered, an open payment or an unsent order would suffer.
 * Returns how to let go again. Ledger L090, reading A16.
 */
export function holdPage(): () => void {
  const mine = Symbol()
  held.add(mine)
  return () => {
    held.delete(mine)
  }
}

/** Does something on the page forbid to reload it by itself? */
export function isPageHeld(): boolean {
  return held.size > 0
}
