import type { KeyboardEvent } from 'react'
import type { ComboboxState } from './combobox-state'

interface Handlers<T> {
  choose: (item: T) => void
  close: () => void
  move: (by: 1 | -1) => void
}

/** The keys of a combobox: arrows, Enter on a selected item, Escape. Others keep their own meaning. Ledger L054. */
export function pressInCombobox<T>(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  state: ComboboxState<T>,
  { choose, close, move }: Handlers<T>,
): void {
  const chosen = state.isOpen ? state.items[state.active] : undefined
  if (event.key === 'Enter' && chosen) choose(chosen)
  else if (event.key === 'Escape' && state.isOpen) close()
  else if (event.key === 'ArrowDown' && state.items.length > 0) move(1)
  else if (event.key === 'ArrowUp' && state.items.length > 0) move(-1)
  else return
  event.preventDefault()
}

/** The attributes of the field; its listbox has the id `{id}-list`. */
export function comboboxRole(id: string, { isOpen, active }: Pick<ComboboxState<unknown>, 'isOpen' | 'active'>) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': active >= 0 ? `${id}-option-${active}` : undefined,
  } as const
}
