import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import type { ComboboxState } from './combobox-state'
import styles from './listbox.module.css'

interface Props<T> {
  /** Id of the field. */
  id: string
  state: ComboboxState<T>
  title: string
  /** Text while the source is loading, and for no match; without it nothing is shown. */
  loading?: string
  unknown?: string
  keyOf: (item: T) => string
  onChoose: (item: T) => void
  /** The content of an option: an icon, the text, and further parts. */
  children: (item: T) => ReactNode
}

/** The list below the field of a combobox: its status, or its options. Ledger L054, L056, L284. */
export function Listbox<T>({ id, state, title, loading, unknown, keyOf, onChoose, children }: Props<T>) {
  const statusText = state.status === 'loading' ? loading : state.status === 'unknown' ? unknown : null
  const isListed = state.isOpen && state.items.length > 0
  return (
    <span className={statusText || isListed ? `block surface edged lifted ${styles.dropdown}` : undefined}>
      <span role="status" className={statusText ? 'soft block padded' : styles.emptyStatus}>
        {statusText ?? (isListed && <VisuallyHidden>{title}</VisuallyHidden>)}
      </span>
      <span id={`${id}-list`} role="listbox" aria-label={title} hidden={!isListed} className={styles.list}>
        {isListed &&
          state.items.map((item, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's.
            <span
              key={keyOf(item)}
              ref={index === state.active ? showOption : undefined}
              id={`${id}-option-${index}`}
              role="option"
              aria-selected={index === state.active}
              className={`stack-3 centred touch-high ${styles.option}`}
              // Keeps the focus in the field: losing it would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              {children(item)}
            </span>
          ))}
      </span>
    </span>
  )
}

// The list may be longer than its box.
function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' })
}
