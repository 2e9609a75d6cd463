const reloadLocks = new Set<symbol>()
const typed = new Set<Typed>()

/**
 * Prevents automatic reloads, which would lose typed text, an open payment or an unsent order. Returns a function that
 * releases it. Ledger L090, reading A16.
 */
export function preventReload(): () => void {
  const lock = Symbol()
  reloadLocks.add(lock)
  return () => {
    reloadLocks.delete(lock)
  }
}

/**
 * Records from now on which fields a diner has typed into: their content is stored nowhere else. A selection is not
 * typing.
 */
export function trackTypedFields(): void {
  document.addEventListener('input', ({ target }) => isTyped(target) && typed.add(target), true)
}

/** Does anything on the page prevent an automatic reload? A field that is removed, hidden or empty does not. */
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
