import words from '@/messages/panel/tables.json'
import { extrasText } from './visit-text'

it.each([
  ['nothing', {}, ''],
  ['children', { kids_number: 2 }, 'dzieci: 2'],
  ['children and a place', { kids_number: 2, area_preferences: 'ogród' }, 'dzieci: 2, prosi o: ogród'],
  ['a field of the seed that our form does not show', { non_vaccinated_amount: 1 }, ''],
])('L104–L107 what a guest asked for is told to staff: %s', (_, extras, text) =>
  expect(extrasText(extras, words)).toBe(text),
)
