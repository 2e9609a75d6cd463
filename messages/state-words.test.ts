import { ORDER_STATUSES, orderStatusLabel } from '@/lib/domain/ordering/order/status'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { DATA_VALUE_WORDS } from './content/person-data'
import { STATE_WORDS, VISIT_WORDS } from './content/visit-words'
import pl from './pl.json'

/** Words for the acts and the moments that share their codes with states: a message that is on its way, a title of a page. */
const OTHERS = ['search.waitStates', 'pl.confirmation', 'tables.guest.outcome']

/** States that words of a page name: three or more codes of orders, reservations or visits side by side. */
function stateTables(words: object, path: string): [string, Record<string, string>][] {
  const codes = Object.keys(words).filter((key) => key in STATE_WORDS || ORDER_STATUSES.includes(key as never))
  const isTable = codes.length >= 3 && Object.values(words).every((value) => typeof value === 'string')
  const below = Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? stateTables(value, `${path}.${key}`) : [],
  )
  return isTable ? [[path, words as Record<string, string>], ...below] : below
}

it('C29 C25 C40 states of orders, reservations and visits are named in one place for board, console, search and diner', () => {
  const tables = [pl, ...Object.values(panelWords)].flatMap((words, index) =>
    stateTables(words, ['pl', ...Object.keys(panelWords)][index] ?? ''),
  )
  expect(tables.map(([path]) => path).filter((path) => !OTHERS.includes(path))).toEqual([])
})

it('C42 a copy of the data names the states of visits and orders as the pages do', () => {
  expect(DATA_VALUE_WORDS).toMatchObject(VISIT_WORDS)
  expect(DATA_VALUE_WORDS.delivered).toBe(orderStatusLabel('delivered', 'delivery').toLowerCase())
})
