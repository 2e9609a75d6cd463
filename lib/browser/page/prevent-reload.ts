import { reload } from './go-to'
import { isSecret, storeTouchedFields, touchedFields } from './touched-fields'

const reloadLocks = new Set<symbol>()

/**
 * Prevents automatic reloads, which would cut off a running payment or a request under way. Returns a function that
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
 * Is there a lock, or text that a diner has typed into a visible field? A page whose content changes may lack that
 * field after a reload.
 */
export function isReloadPrevented(): boolean {
  return reloadLocks.size > 0 || touchedFields().some((field) => isTyped(field) && isVisible(field))
}

/**
 * Reloads the page unless data would be lost: chosen and typed values are entered again after the load, but a running
 * payment, an open dialog's form, a secret, or any input where storage is blocked prevents it. Returns whether it
 * reloads. Ledger L090, L092, reading A16.
 */
export function reloadKeepingFields(): boolean {
  if (reloadLocks.size > 0 || document.querySelector('dialog[open] form')) return false
  if (touchedFields().some((field) => isSecret(field) && field.value && isVisible(field))) return false
  if (!storeTouchedFields()) return false
  reload()
  return true
}

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=date])'
const isTyped = (field: HTMLElement & { value: string }) => field.matches(TYPED) && field.value !== ''

const isVisible = (field: HTMLElement) => field.checkVisibility?.() ?? true
