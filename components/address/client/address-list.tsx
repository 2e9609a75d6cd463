import { Icon } from '@/components/ui/icon'
import { pinPath } from '@/components/ui/icons/pin'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import type { AddressCandidate } from '@/lib/browser/api/address-source'
import styles from './address.module.css'
import type { ComboboxState } from './combobox-state'

type Props = {
  id: string
  state: ComboboxState
  title: string
  loading: string
  unknown: string
  onChoose: (address: AddressCandidate) => void
}

/**
 * The list below the field: the loading text, the suggested addresses, or that there are none. Ledger L054, L056, L284.
 */
export function AddressList({ id, state, title, loading, unknown, onChoose }: Props) {
  const statusText = state.status === 'loading' ? loading : state.status === 'unknown' ? unknown : null
  const isListed = state.isOpen && state.items.length > 0
  return (
    <span className={statusText || isListed ? styles.dropdown : undefined}>
      <span role="status" className={statusText ? styles.status : styles.emptyStatus}>
        {statusText ?? (isListed && <VisuallyHidden>{title}</VisuallyHidden>)}
      </span>
      <span id={`${id}-list`} role="listbox" aria-label={title} hidden={!isListed} className={styles.list}>
        {isListed &&
          state.items.map((address, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's.
            <span
              key={`${address.address} ${address.lat}`}
              id={`${id}-option-${index}`}
              role="option"
              aria-selected={index === state.active}
              className={styles.option}
              // Keeps the focus in the field: losing it would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(address)}
            >
              <Icon path={pinPath} size={20} />
              {address.address}
            </span>
          ))}
      </span>
    </span>
  )
}
