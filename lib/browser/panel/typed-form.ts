import type { Json } from '@/lib/domain/restaurant/settings/parts'

/** Form as typed and not saved yet. */
export interface TypedForm {
  value: Json
  /** Value of `revision`, which it was typed over. */
  seen: Json
  revision: number | null
  version: number | null
  /** Was it posted as well? Then it is saved as soon as the draft or what diners see is another. */
  isPosted?: boolean
  /** Place and number of an item of a list, and its typed fields in words: what is told where it is there no more. */
  at?: string
  id?: Json
  text?: string
}

const PREFIX = 'ustawienia/'

/** Form stored in this tab; null where there is none, or no storage. */
export function readTypedForm(name: string): TypedForm | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** All that this tab stores under names that begin so. */
export function listTypedForms(start: string): { name: string; typed: TypedForm }[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) => {
      const name = key.startsWith(PREFIX + start) ? key.slice(PREFIX.length) : null
      const typed = name && readTypedForm(name)
      return name && typed ? [{ name, typed }] : []
    })
  } catch {
    return []
  }
}

/** Stores it until the tab is closed; `null` deletes it. Does nothing where storage is refused or full. */
export function storeTypedForm(name: string, draft: TypedForm | null): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
    else sessionStorage.removeItem(PREFIX + name)
  } catch {
    // The draft on the server takes precedence.
  }
}
