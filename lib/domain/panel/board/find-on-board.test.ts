import { aBoardOrder } from '@/tests/support/a-board'
import { hitId, hitPath, placeOfFragment } from './board-place'
import type { BoardReservation, BoardWait } from './board-schema'
import { findOnBoard } from './find-on-board'

const order = (id: string, first: string, last: string, phone: string, changes = {}) => {
  const made = aBoardOrder({ id, number: id, ...changes })
  return { ...made, customer: { ...made.customer, customer_firstname: first, customer_lastname: last, phone } }
}
const visit = (id: number, name: string, phone: string, changes = {}) =>
  ({
    id,
    customer_name: name,
    phone_number: phone,
    status: 'confirmed',
    visit_state: 'expected',
    cancelled_at: null,
    starts_at: `2026-11-27T18:${10 + id}:00+01:00`,
    ...changes,
  }) as BoardReservation
const wait = (id: number, name: string) =>
  ({
    id,
    customer_name: name,
    phone_number: '+48600300300',
    state: 'at_door',
    promised_at: '2026-11-27T19:00:00+01:00',
    created_at: '2026-11-27T18:40:00+01:00',
  }) as BoardWait

const board = {
  orders: [
    order('1001', 'Łucja', 'Wójcik', '+48600100200'),
    order('2100', 'Jan', 'Kowalski', '+48511222333'),
    order('21001', 'Ewa', 'Lis', '+48733444555', { status: 'delivered' }),
  ],
  reservations: [
    visit(1, 'Anna Kowal', '+48600100200'),
    visit(2, 'Anna Kowal', '+48600100299', { visit_state: 'finished' }),
    visit(3, 'Żółć-Nowak', ''),
  ],
  waitlist: [wait(7, 'Drzwi')],
}
const found = (text: string) => findOnBoard(board, text).map((hit) => `${hit.kind} ${hitId(hit)}`)

describe('C28 tonight’s orders and visits', () => {
  it.each([
    ['a name, without marks and capitals', 'WOJCIK lucja', ['order 1001']],
    ['a part of a name, whole names that begin so first', 'kowal', ['visit 1', 'visit 2', 'order 2100'].sort()],
    ['letters with marks', 'żółć', ['visit 3']],
    ['an order’s number, before others that hold it', '2100', ['order 2100', 'order 21001']],
    ['a number with a word before it', 'nr 1001', ['order 1001', 'order 21001']],
    ['a phone as it is said', '600 100 200', ['order 1001', 'visit 1'].sort()],
    ['with the country, in any notation', '+48 (600) 100-200', ['order 1001', 'visit 1'].sort()],
    ['with two zeros', '0048600100200', ['order 1001', 'visit 1'].sort()],
    ['the end of a phone', '0299', ['visit 2']],
    ['a name and a part of the phone', 'kowal 299', ['visit 2']],
    ['a party at the door', 'drzwi', ['wait 7']],
    ['one letter means anybody', 'k', []],
    ['nobody', 'Zenon', []],
    ['no text', '  ', []],
  ])('%s', (_, text, hits) => expect([...found(text)].sort()).toEqual([...hits].sort()))

  it('open entries come before finished ones, and a whole number before a part', () => {
    expect(found('Anna Kowal')).toEqual(['visit 1', 'visit 2'])
    expect(found('2100')).toEqual(['order 2100', 'order 21001'])
    expect(found('kow')[0]).not.toBe('visit 2')
  })

  it('at most eight', () => {
    const orders = Array.from({ length: 20 }, (_, n) => order(String(3000 + n), 'Ola', 'Nowak', ''))
    expect(findOnBoard({ ...board, orders }, 'nowak')).toHaveLength(8)
  })
})

it('C19 the address of a hit contains an id and no personal data', () => {
  const [hit] = findOnBoard(board, 'wojcik')
  expect(hitPath(5, hit!)).toBe('/panel/5/zamowienia#zamowienie-1001')
  expect(hitPath(5, findOnBoard(board, 'drzwi')[0]!)).toBe('/panel/5/rezerwacje#czeka-7')
})

it.each([
  ['#zamowienie-1001', { kind: 'order', id: '1001' }],
  ['#wizyta-3', { kind: 'visit', id: '3' }],
  ['#czeka-7', { kind: 'wait', id: '7' }],
  ['#main', null],
  ['#wizyta-x', null],
  ['', null],
])('C28 the fragment "%s"', (fragment, place) => expect(placeOfFragment(fragment)).toEqual(place))
