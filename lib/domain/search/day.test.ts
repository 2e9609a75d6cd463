import { dayPath } from './day'

it.each([
  ['without a button no path', { visitDate: '2026-11-24' }, null],
  [
    'A1 the day becomes today, time, people and city are unchanged',
    { city: 'lublin', visitDate: '2026-11-24', visitTime: '20:30', peopleAmount: '5', dzien: 'dzis' },
    '/rezerwuj?city=lublin&visitDate=2026-11-23&visitTime=20%3A30&peopleAmount=5',
  ],
  ['tomorrow is the server’s, too', { dzien: 'jutro' }, '/rezerwuj?visitDate=2026-11-24'],
  ['a later day is named', { visitDate: '2026-11-24', dzien: '2026-11-27' }, '/rezerwuj?visitDate=2026-11-27'],
  ['an invalid day changes none', { visitDate: '2026-11-25', dzien: 'x' }, '/rezerwuj?visitDate=2026-11-25'],
  ['empty controls are left out', { city: '', dzien: 'dzis' }, '/rezerwuj?visitDate=2026-11-23'],
  [
    'the first value of a repeated parameter is used',
    { peopleAmount: ['3', '4'], dzien: ['dzis', 'jutro'] },
    '/rezerwuj?peopleAmount=3&visitDate=2026-11-23',
  ],
])('%s', (_, query, path) => expect(dayPath(query, '2026-11-23')).toBe(path))
