import type { ReactNode } from 'react'
import styles from './rows-table.module.css'

type Cells = readonly ReactNode[]
export type TableProps = {
  columns: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly { key: string | number; cells: Cells }[]
  total?: Cells
  /** Is it a row a line on a phone? */
  isWide?: boolean
}

/** Most columns of a table that stays one on a phone. */
const FEW_COLUMNS = 4

/** A table of staff; a wide one is a row a line on a phone, each cell with the head of its column. */
export function RowsTable({ columns, rows, total, isWide = columns.length > FEW_COLUMNS }: TableProps) {
  return (
    <table className={`numeric ${styles.table} ${isWide ? styles.wide : styles.few}`}>
      <thead className={isWide ? 'unseen-on-phones' : undefined}>
        <tr>
          {columns.map((column) =>
            column ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <td key={column} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row key={key} columns={columns} cells={cells} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row columns={columns} cells={total} />
        </tfoot>
      )}
    </table>
  )
}

function Row({ columns, cells: [name, ...cells] }: { columns: TableProps['columns']; cells: Cells }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells keep their places.
        <td key={index} data-label={columns[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

type FiguresProps = Omit<TableProps, 'rows'> & { title: string; rows: (string | number)[][] }

/** A table of figures under its title, in a frame of its own, which scrolls where it is wider than the screen. */
export function FiguresTable({ title, rows, ...table }: FiguresProps) {
  return (
    <div className={styles.section}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={styles.frame} aria-label={title} tabIndex={0}>
        <RowsTable {...table} rows={rows.map((cells) => ({ key: cells.join(' '), cells }))} />
      </section>
    </div>
  )
}
