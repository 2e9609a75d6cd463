const reloadLocks = new Set<symbol>()
const typed = new Set<Typed>()

/**
 * Keeps the page from being reloaded by itself: something entered, an open payment or an unsent order would suffer.
 * Returns how to let go again. Ledger L090, reading A16.
 */
export function preventReload(): () => void {
  const lock = Symbol()
  reloadLocks.add(lock)
  return () => {
    reloadLocks.delete(lock)
  }
}

/** Notes from now on into which fields a diner has typed: what is in them exists nowhere else. A choice is no typing. */
export function trackTypedFields(): void {
  document.addEventListener('input', ({ target }) => isTyped(target) && typed.add(target), true)
}

/** Does something on the page forbid to reload it by itself? A field that is gone, folded away or empty holds nothing. */
export function isReloadPrevented(): boolean {
  return reloadLocks.size > 0 || [...typed].some((field) => field.value && field.isConnected && isSeen(field))
}

type Typed = HTMLInputElement | HTMLTextAreaElement

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=date])'

function isTyped(target: EventTarget | null): target is Typed {
  return target instanceof Element && target.matches(TYPED)
}

function isSeen(field: Typed): boolean {
  return field.checkVisibility?.() ?? true
}
