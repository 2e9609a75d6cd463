import { intervalsOf, weekOf } from './week-of'

it('parses a range of days and a single day, and leaves the others closed', () => {
  const day = [{ open: '12:00', close: '22:00' }]
  expect(weekOf('tue-wed 12-22, sun 9:30-1')).toEqual([[], day, day, [], [], [], [{ open: '09:30', close: '01:00' }]])
})

it('parses a break as two periods', () => {
  expect(intervalsOf('12-15+17:30-24')).toEqual([
    { open: '12:00', close: '15:00' },
    { open: '17:30', close: '24:00' },
  ])
})

it.each(['mno 12-22', 'mon 12', 'mon twelve-22', 'mon'])('refuses %s', (text) => {
  expect(() => weekOf(text)).toThrow(/seed hours/)
})
