import { Fragment, type ReactNode } from 'react'
import styles from './access.module.css'

/** A column with one fact of each row. */
export interface Column<Row> {
  /** Columns with a head form a table; those without are lines of a card. */
  head?: string
  /** The name of the row, or secondary text. */
  as?: 'name' | 'soft'
  /** Null for an empty cell. */
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** Actions of a row. */
  actions?: (row: Row) => ReactNode
  /** Text without rows. */
  empty?: string
  /** The heading of a card's name. */
  heading?: 'h2' | 'h3' | 'p'
}

/** A list of people or things: the facts of each, and its actions. Contract C28, C38. */
export function StaffList<Row extends { id: string | number }>({ rows, columns, empty, ...cards }: Props<Row>) {
  if (rows.length === 0 && empty) return <p>{empty}</p>
  if (!columns.some(({ head }) => head)) return <Cards rows={rows} columns={columns} {...cards} />
  return (
    <table className={styles.audit}>
      <thead className="unseen-on-phones">
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ head, cell }) => (
              <td key={head}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards<Row extends { id: string | number }>({ rows, columns, actions, heading: Heading = 'p' }: Props<Row>) {
  return (
    <ul className="stack-3">
      {rows.map((row) => (
        <li key={row.id} className="stack-2 framed padded">
          {columns.map(({ as, cell }, place) => {
            const said = cell(row)
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stand in their order.
            if (said === null) return <Fragment key={place} />
            const Line = as === 'name' ? Heading : 'p'
            const look = as === 'name' ? 'links large bold' : as && 'soft'
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stand in their order.
              <Line key={place} className={look}>
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
  nextCursor: string | null
  isFirst: boolean
  words: { older: string; newest: string }
  /** Further links. */
  children?: ReactNode
}

/** Links to the next page of a list and back to its first. */
export function StaffPager({ path, nextCursor, isFirst, words, children }: PagerProps) {
  const next = `${path}${path.includes('?') ? '&' : '?'}od=${encodeURIComponent(nextCursor ?? '')}`
  return (
    <p className="links row-2 top">
      {nextCursor && <a href={next}>{words.older}</a>}
      {!isFirst && <a href={path}>{words.newest}</a>}
      {children}
    </p>
  )
}
