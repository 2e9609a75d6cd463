import { Children, type ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names'

/** Chips in a row that wraps, as a list. */
export function ChipList({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={classNames(styles.chips, className)}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </ul>
  )
}
