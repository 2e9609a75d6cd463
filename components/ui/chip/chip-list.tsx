import { Children, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './chip.module.css'

type Props = {
  label?: string
  /** One line that scrolls sideways on phones. */
  isShelf?: boolean
  children: ReactNode
}

/** Chips in a row that wraps, as a list. */
export function ChipList({ label, isShelf = false, children }: Props) {
  return (
    <ul aria-label={label} className={classNames(styles.chips, isShelf && styles.shelf)}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </ul>
  )
}
