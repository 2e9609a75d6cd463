const held = new Set<symbol>()
const touched = new Set<Element>()

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

/** Notes from now on which fields a diner has touched: what is in them exists nowhere else. */
export function watchFields(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && touched.add(target), true)
}

/** Does something on the page forbid to reload it by itself? A field that is gone or folded away holds nothing. */
export function isPageHeld(): boolean {
  return held.size > 0 || [...touched].some((field) => field.isConnected && (field.checkVisibility?.() ?? true))
}
