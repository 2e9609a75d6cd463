import { readOrderingQuery } from '@/lib/domain/list/ordering/ordering-query'
import { readResultsQuery } from '@/lib/domain/list/tables/tables-query'
import { LIST_PARAMETERS, listQueryOf } from './list-parameters'

/** Records every parameter that a reader gets. */
class RecordedQuery extends URLSearchParams {
  readonly names = new Set<string>()
  override get(name: string): string | null {
    this.names.add(name)
    return super.get(name)
  }
}

test('the shared lists know every parameter that their pages read', () => {
  const [results, ordering] = [new RecordedQuery(), new RecordedQuery()]
  readResultsQuery(results, { now: new Date(), cities: [] })
  readOrderingQuery(ordering, [])
  expect([...LIST_PARAMETERS['/rezerwuj']].sort()).toEqual([...results.names, 'strona', 'lista'].sort())
  expect([...LIST_PARAMETERS['/zamawiaj']].sort()).toEqual([...ordering.names, 'strona', 'lista'].sort())
})

test.each([
  ['peopleAmount=2&city=lublin', 'peopleAmount=2&city=lublin'],
  ['city=lublin&peopleAmount=2', 'peopleAmount=2&city=lublin'],
  ['city=lublin&utm_source=a&gclid=b&fbclid=c', 'city=lublin'],
  ['city=%C5%81%C3%B3d%C5%BA', 'city=%C5%81%C3%B3d%C5%BA'],
  ['', ''],
])('the query %s is one list: %s', (written, query) => {
  expect(listQueryOf('/rezerwuj', new URLSearchParams(written))).toBe(query)
})

test.each([
  'city=lublin&city=warszawa',
  'city=lublin&theme=lubje',
  'city=lublin&debug=true',
  'city=lublin&showHeader=false',
  'city=lublin&_rsc=1',
  'city=lublin&dzien=dzis',
  'delivery=takeout',
  'city=lublin&utm_=1',
])('a list with %s is not shared', (written) => {
  expect(listQueryOf('/rezerwuj', new URLSearchParams(written))).toBeNull()
})
