import type { AddressCandidate } from '@/lib/browser/api/address-source'

/**
 * `plain`: the source has failed and only a text field remains; `unknown`: the source has no such address. Ledger L233,
 * L284.
 */
export interface ComboboxState {
  items: AddressCandidate[]
  status: 'ready' | 'loading' | 'unknown' | 'plain'
  isOpen: boolean
  /** Index of the item that the arrow keys have selected, −1 for the field itself. */
  active: number
}

export type ComboboxEvent =
  | { type: 'typed' }
  | { type: 'asked' }
  | { type: 'answered'; items: AddressCandidate[] }
  | { type: 'failed' }
  | { type: 'offered'; items: AddressCandidate[] }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'chosen' }
  | { type: 'closed' }

export const emptyCombobox: ComboboxState = { items: [], status: 'ready', isOpen: false, active: -1 }

/** The state of the list after each event; `plain` is final. Ledger L227, L233. */
export function reduceCombobox(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  if (state.status === 'plain') return state
  switch (event.type) {
    case 'typed':
    case 'chosen':
      return emptyCombobox
    case 'asked':
      return { ...state, status: 'loading', isOpen: true }
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

function offered(state: ComboboxState, items: AddressCandidate[]): ComboboxState {
  return { ...state, items, isOpen: items.length > 0, active: -1 }
}

// Cycles through the items; the field itself comes between the last and the first.
function stepped({ items, active, isOpen }: ComboboxState, by: 1 | -1): number {
  if (!isOpen) return by === 1 ? 0 : items.length - 1
  const places = items.length + 1
  return ((active + 1 + by + places) % places) - 1
}
