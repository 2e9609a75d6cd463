import { Children, type ReactNode } from 'react'
import styles from './restaurant-list.module.css'

/** Rows one under the other, as a list. */
export function RestaurantList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  )
}
