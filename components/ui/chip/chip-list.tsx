import { Children, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './chip.module.css'

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
