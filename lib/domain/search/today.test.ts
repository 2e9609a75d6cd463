import { todayPath } from './today'

it.each([
  ['without the button no path', { visitDate: '2026-11-24' }, null],
  [
    'A1 the day becomes today, time, people and city are unchanged',
    { city: 'lublin', visitDate: '2026-11-24', visitTime: '20:30', peopleAmount: '5', dzis: '1' },
    '/rezerwuj?city=lublin&visitDate=2026-11-23&visitTime=20%3A30&peopleAmount=5',
  ],
  ['empty controls are left out', { city: '', dzis: '1' }, '/rezerwuj?visitDate=2026-11-23'],
  [
    'the first value of a repeated parameter is used',
    { peopleAmount: ['3', '4'], dzis: '1' },
    '/rezerwuj?peopleAmount=3&visitDate=2026-11-23',
  ],
])('%s', (_, query, path) => expect(todayPath(query, '2026-11-23')).toBe(path))
