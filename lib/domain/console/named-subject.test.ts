import { namedSubjectIn } from './named-subject'

it.each([
  ['3030', { number: '3030', restaurant: 3030 }],
  ['nr 1001', { number: '1001', restaurant: 1001 }],
  ['Zamówienie nr 1001, Bistro Łódka', { number: '1001' }],
  ['moje zamówienie 1001', { number: '1001' }],
  ['https://lubje.pl/restaurants/12-bistro-lodka', { restaurant: 12 }],
  ['https://lubje.pl/order/12', { restaurant: 12 }],
  ['https://lubje.pl/zamowienie/ORDER234567ABCDEFGHIJKLM', { key: 'ORDER234567ABCDEFGHIJKLM' }],
  ['abcd efgh jkmn pqrs', { key: 'ABCDEFGHJKMNPQRS' }],
  ['600 100 200', {}],
  ['Lipowa 12, Lublin', {}],
  ['', {}],
])('C38 a report about "%s" names %j', (text, named) => expect(namedSubjectIn(text)).toEqual(named))
