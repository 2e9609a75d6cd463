import { readFileSync } from 'node:fs'
import { readRestaurantFile } from './read-file'

const file = JSON.parse(readFileSync('docs/restaurant.example.json', 'utf8'))
const day = { date: '2026-12-24', intervals: [] }

it('C33 C37 a second special day of one date is told by its date in words', () => {
  const exceptions = [day, day]
  const hours = { ...file.hours, exceptions, kitchen: { week: file.hours.week, exceptions } }
  const message = '„czwartek, 24 grudnia” jest tu drugi raz'
  expect(readRestaurantFile({ ...file, hours }).problems).toEqual([
    { path: 'hours.exceptions[1].date', message },
    { path: 'hours.kitchen.exceptions[1].date', message },
  ])
})
