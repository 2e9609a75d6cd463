import { Children, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './restaurant-list.module.css'

type Props = {
  label: string
  /** Two beside each other where the page has no side column. */
  isPaired?: boolean
  children: ReactNode
}

/** Rows one under the other, as a list. */
export function RestaurantList({ label, isPaired, children }: Props) {
  return (
    <ul className={classNames(styles.list, isPaired && styles.paired)} aria-label={label}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  )
}
