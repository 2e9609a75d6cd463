import { cellText } from '@/lib/domain/panel/report/report-csv'
import type marketingWords from '@/messages/panel/console-marketing.json'
import { isoWeekOf } from './period'
import type { Figures, ResultRow, Results } from './results-schema'

export type ResultWords = (typeof marketingWords)['results']

/** Byte order mark of UTF-8; with semicolons and decimal commas Polish Excel opens the file as a table. */
const BOM = '\ufeff'

/** The figures in the order of the columns. */
export const FIGURE_NAMES = ['people', 'reservations', 'guests', 'orders', 'net_grosze', 'again'] as const

export function resultName(
  { kind, name }: Pick<ResultRow, 'kind' | 'name'>,
  by: Results['by'],
  words: ResultWords,
): string {
  if (kind === 'rest') return words.rest
  if (name === null) return words.untagged
  return by === 'week' ? `${isoWeekOf(name)} (${name})` : name
}

/** The report for a spreadsheet, hidden figures as `<5`. Contract C39. */
export function resultsCsv({ by, touch, from, to, rows, total }: Results, words: ResultWords): string {
  const cells = (figures: Figures | null) =>
    FIGURE_NAMES.map((name) => {
      if (!figures) return words.few
      return name === 'net_grosze' ? { grosze: figures.net_grosze } : figures[name]
    })
  const lines = [
    [words.title, from, to, words.touches[touch]],
    [],
    [words.by[by], ...FIGURE_NAMES.map((name) => words.columns[name])],
    ...rows.map((row) => [resultName(row, by, words), ...cells(row.figures)]),
    [words.total, ...cells(total)],
  ]
  return BOM + lines.map((line) => `${line.map(cellText).join(';')}\r\n`).join('')
}
