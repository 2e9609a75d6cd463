import { cellText } from '@/lib/domain/panel/report/report-csv'
import type marketingWords from '@/messages/panel/console-marketing.json'
import { isoWeekOf } from './period'
import type { CampaignResults, NamedRow, ResultFigures } from './results-schema'

type ResultWords = (typeof marketingWords)['results']

/** Byte order mark of UTF-8; with semicolons and decimal commas Polish Excel opens the file as a table. */
const BOM = '\ufeff'

/** The figures in the order of the columns. */
export const FIGURE_NAMES = [
  'people',
  'reservations',
  'guests',
  'orders',
  'net_grosze',
  'discount_grosze',
  'again',
] as const

/** Is the figure an amount of money? */
export function isMoneyFigure(name: keyof ResultFigures): name is 'net_grosze' | 'discount_grosze' {
  return name === 'net_grosze' || name === 'discount_grosze'
}

export function resultName(
  { kind, name, label, joined }: Pick<NamedRow, 'kind' | 'name' | 'label' | 'joined'>,
  by: CampaignResults['by'],
  words: ResultWords,
): string {
  const count = String(joined)
  if (kind === 'joined') return words.joined.replace('{count}', count)
  const none = by === 'voucher' ? words.noVoucher : words.untagged
  const own = kind === 'rest' ? words.rest : name === null ? none : (label ?? name)
  const shown = by === 'week' && name !== null ? `${isoWeekOf(name)} (${name})` : own
  return joined > 0 ? words.withHidden.replace('{name}', shown).replace('{count}', count) : shown
}

/** The report for a spreadsheet; hidden figures say so. Contract C39. */
export function resultsCsv({ by, touch, from, to, rows, total, scans }: CampaignResults, words: ResultWords): string {
  const cells = (opened: number | null, figures: ResultFigures | null) => [
    opened ?? '',
    ...FIGURE_NAMES.map((name) => {
      if (!figures) return words.hidden
      return isMoneyFigure(name) ? { grosze: figures[name] } : figures[name]
    }),
  ]
  const lines = [
    [words.title, from, to, words.touches[touch]],
    [],
    [words.by[by], words.columns.scans, ...FIGURE_NAMES.map((name) => words.columns[name])],
    ...rows.map((row) => [resultName(row, by, words), ...cells(row.scans, row.figures)]),
    [words.total, ...cells(scans, total)],
  ]
  return BOM + lines.map((line) => `${line.map(cellText).join(';')}\r\n`).join('')
}
