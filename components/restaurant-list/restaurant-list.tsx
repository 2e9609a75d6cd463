import { Children, type ReactNode } from 'react'
import { StaticPart } from '@/components/static-markup/static-part'
import { classNames } from '@/components/ui/class-names'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import styles from './restaurant-list.module.css'

type Props = {
  label: string
  /** A heading for screen readers, because the list is under the page's title. */
  isTitled?: boolean
  /** Two columns where the page has no side column. */
  isPaired?: boolean
  /** Its rows have no client component. */
  isStatic?: boolean
  children: ReactNode
}

/** A list of restaurant rows. */
export function RestaurantList({ label, isTitled, isPaired, isStatic, children }: Props) {
  const attributes = { className: classNames(styles.list, isPaired && styles.paired), 'aria-label': label }
  const rows = Children.map(children, (row) => <li>{row}</li>)
  return (
    <div>
      {isTitled && (
        <h2>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
      )}
      {isStatic ? (
        <StaticPart as="ul" {...attributes}>
          {rows}
        </StaticPart>
      ) : (
        <ul {...attributes}>{rows}</ul>
      )}
    </div>
  )
}
