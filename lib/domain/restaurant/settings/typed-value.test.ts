import type { Json } from './parts'
import { typedPart } from './typed-value'

it('C37 a rule keeps only the fields of its kind, so that no hidden field stays invalid', () => {
  const days = [{ from: '', to: null, everyYear: false }]
  const rules: Json = [
    { key: 'peopleAmount', fromPeople: '', people: '7\n9', days },
    { key: 'visitDate', people: 'siedem', days },
    { key: 'isFri', fromPeople: 'abc', days },
  ]
  expect(typedPart('reservations', { rules })).toEqual({
    rules: [{ key: 'peopleAmount', fromPeople: null, people: [7, 9] }, { key: 'visitDate', days }, { key: 'isFri' }],
  })
})
