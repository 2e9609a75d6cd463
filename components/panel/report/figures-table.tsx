import rowsTable from '@/components/panel/rows-table.module.css'
import styles from './day-report.module.css'

type Row = (string | number)[]
type Props = { title: string; columns: string[]; rows: Row[]; total?: Row }

/** Most columns of a table that stays one on a phone. */
const FEW_COLUMNS = 4

/**
 * A table of figures; the first cell of a row names it. It scrolls in its own frame where it is wider than the screen; one
 * of many columns is a row a line on a phone.
 */
export function FiguresTable({ title, columns, rows, total }: Props) {
  return (
    <div className={styles.section}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={styles.frame} aria-label={title} tabIndex={0}>
        <table className={columns.length > FEW_COLUMNS ? rowsTable.table : styles.table}>
          <thead className={columns.length > FEW_COLUMNS ? 'unseen-on-phones' : undefined}>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.join(' ')} row={row} columns={columns} />
            ))}
          </tbody>
          {total && (
            <tfoot>
              <TableRow row={total} columns={columns} />
            </tfoot>
          )}
        </table>
      </section>
    </div>
  )
}

function TableRow({ row: [name, ...cells], columns }: { row: Row; columns: string[] }) {
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
