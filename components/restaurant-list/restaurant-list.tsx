import { Children, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import styles from './restaurant-list.module.css'

type Props = {
  label: string
  /** The list stands under the page's title, so it brings a heading of its own for those who listen. */
  isTitled?: boolean
  /** Two beside each other where the page has no side column. */
  isPaired?: boolean
  children: ReactNode
}

/** Rows one under the other, as a list. */
export function RestaurantList({ label, isTitled, isPaired, children }: Props) {
  return (
    <div>
      {isTitled && (
        <h2>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
      )}
      <ul className={classNames(styles.list, isPaired && styles.paired)} aria-label={label}>
        {Children.map(children, (row) => (
          <li>{row}</li>
        ))}
      </ul>
    </div>
  )
}
