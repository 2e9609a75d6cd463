import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'

/** A line with one fact of each row. */
export interface Line<Row> {
  /** The name of the row, or secondary text. */
  as?: 'name' | 'soft'
  /** Null for no line. */
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  rows: readonly Row[]
  lines: readonly Line<Row>[]
  /** Actions of a row. */
  actions?: (row: Row) => ReactNode
  /** Text without rows. */
  empty?: string
  /** The heading of a card's name. */
  heading?: 'h2' | 'h3' | 'p'
}

/** A list of people or things: the facts of each, and its actions. Contract C28, C38. */
export function StaffList<Row extends { id: string | number }>({
  rows,
  lines,
  actions,
  empty,
  heading: Heading = 'p',
}: Props<Row>) {
  if (rows.length === 0 && empty) return <p role="status">{empty}</p>
  return (
    <ul className="stack-3">
      {rows.map((row) => (
        <li key={row.id} className="stack-2 framed padded">
          {lines.map(({ as, cell }, line) => {
            const said = cell(row)
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order.
            if (said === null || said === '') return <Fragment key={line} />
            const Line = as === 'name' ? Heading : 'p'
            const look = as === 'name' ? 'links large bold' : as && 'soft'
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order.
              <Line key={line} className={look}>
                {said}
              </Line>
            )
          })}
          {actions?.(row)}
        </li>
      ))}
    </ul>
  )
}

type PagerProps = {
  /** URL path of the page, with its query. */
  path: string
  list: { next_cursor: string | null; isFirst: boolean }
  /** Is what follows older, or less urgent? */
  order?: 'older' | 'next'
  /** Parameter of the cursor. */
  name?: string
  /** Further links. */
  children?: ReactNode
}

const FIRST = { older: 'newest', next: 'first' } as const

/** Links to the next page of a list and back to its first. */
export function StaffPager({ path, list, order = 'older', name = 'od', children }: PagerProps) {
  const t = useTranslations('panel.shell.pager')
  const next = `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(list.next_cursor ?? '')}`
  return (
    <p className="links row-2 top">
      {list.next_cursor && <a href={next}>{t(order)}</a>}
      {!list.isFirst && <a href={path}>{t(FIRST[order])}</a>}
      {children}
    </p>
  )
}
