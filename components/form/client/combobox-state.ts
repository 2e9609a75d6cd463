/**
 * `plain`: the source has failed and only a text field remains; `late`: the same until the source answers after all;
 * `unknown`: the source has no match. Ledger L233, L284.
 */
export interface ComboboxState<T> {
  items: T[]
  status: 'ready' | 'loading' | 'late' | 'unknown' | 'plain'
  isOpen: boolean
  /** Index of the item that the arrow keys have selected, −1 for the field itself. */
  active: number
}

export type ComboboxEvent<T> =
  | { type: 'typed' }
  | { type: 'requested' }
  | { type: 'late' }
  | { type: 'answered'; items: T[] }
  | { type: 'failed' }
  | { type: 'offered'; items: T[] }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'chosen' }
  | { type: 'closed' }

export const emptyCombobox: ComboboxState<never> = { items: [], status: 'ready', isOpen: false, active: -1 }

/** The state of the list after each event; `plain` is final. Ledger L227, L233. */
export function reduceCombobox<T>(state: ComboboxState<T>, event: ComboboxEvent<T>): ComboboxState<T> {
  if (state.status === 'plain') return state
  switch (event.type) {
    case 'typed':
    case 'chosen':
      return emptyCombobox
    case 'requested':
      return { ...state, status: 'loading', isOpen: true }
    case 'late':
      return { ...emptyCombobox, status: 'late' }
    case 'answered':
      return { ...offered(state, event.items), status: event.items.length > 0 ? 'ready' : 'unknown' }
    case 'failed':
      return { ...emptyCombobox, status: 'plain' }
    case 'offered':
      return offered(state, event.items)
    case 'moved':
      return { ...state, isOpen: state.items.length > 0, active: stepped(state, event.by) }
    case 'closed':
      return { ...state, status: 'ready', isOpen: false, active: -1 }
  }
}

function offered<T>(state: ComboboxState<T>, items: T[]): ComboboxState<T> {
  return { ...state, items, isOpen: items.length > 0, active: -1 }
}

// Cycles through the items; the field itself comes between the last and the first.
function stepped({ items, active, isOpen }: ComboboxState<unknown>, by: 1 | -1): number {
  if (!isOpen) return by === 1 ? 0 : items.length - 1
  const places = items.length + 1
  return ((active + 1 + by + places) % places) - 1
}
