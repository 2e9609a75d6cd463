import { Children, type ReactNode } from 'react'
import { StaticPart } from '@/components/static-markup/static-part'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import styles from './list.module.css'

type Props = {
  label: string
  /** A heading for screen readers, because the list is under the page's title. */
  isTitled?: boolean
  /** Are its rows without a client component? */
  isStatic?: boolean
  /** Rows of its next page may be appended. Decision 0036. */
  isPaged?: boolean
  children: ReactNode
}

/** A list of restaurant rows. */
export function RestaurantList({ label, isTitled, isStatic, isPaged, children }: Props) {
  const attributes = {
    className: `stack-4 ${styles.list}`,
    'aria-label': label,
    ...(isPaged && { 'data-rows': label }),
  }
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
