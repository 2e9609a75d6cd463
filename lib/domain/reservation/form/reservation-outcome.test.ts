import { reservationOutcomeOf, withoutKey } from '@/lib/domain/reservation/form/reservation-outcome'
import { COULD_NOT_RESERVE } from '@/messages/content/could-not-reserve'
import fc from '@/tests/support/fast-check'

const alternatives = [{ reserved_on: '2026-11-27 18:30:00', guests_number: 2 }]
const ownVisit = { restaurant: { id: 12, name: 'Młyn' }, reserved_on: '2026-11-27 18:30:00', guests_number: 2 }
const unanswered = { type: 'unanswered' }
const problem = (code: string, more = {}) => ({ error: { code, message: 'Słowa.', ...more } })
const refused = (message: string, fields = {}) => ({ type: 'refused', message, fields })

it.each([
  ['L108 a code is success', 201, { code: 'ABCDEFGHJKLM' }, { type: 'succeeded', code: 'ABCDEFGHJKLM' }],
  ['C12 success without a code is not known', 201, {}, unanswered],
  ['C12 an empty code is not known', 200, { code: '' }, unanswered],
  ['C12 no JSON at all is not known', 200, undefined, unanswered],
  ['C12 a taken slot', 409, { ...problem('slot_taken'), alternatives }, { type: 'taken', alternatives }],
  ['C12 a taken slot, nothing to offer', 409, problem('slot_taken'), { type: 'taken', alternatives: [] }],
  [
    'C2 a visit of one’s own at that time, without its key',
    409,
    { ...problem('visit_overlaps'), visits: [withoutKey({ ...ownVisit, code: 'ABCDEFGHJKLM' }), { reserved_on: 'x' }] },
    { type: 'overlapping', visits: [ownVisit] },
  ],
  [
    'C2 one that the browser cannot show to be its own',
    409,
    problem('visit_overlaps'),
    { type: 'overlapping', visits: [] },
  ],
  ['C12 in_progress is never taken', 409, problem('in_progress'), unanswered],
  [
    'C12 fields',
    422,
    problem('invalid', { fields: { phone: 'phoneInvalid' } }),
    refused('Słowa.', { phone: 'phoneInvalid' }),
  ],
  ['C9 a rule speaks for itself', 422, problem('rule_disabled'), refused('Słowa.')],
  ['C12 a refusal without words', 422, {}, refused(COULD_NOT_RESERVE)],
  ['too many is definite', 429, problem('too_many'), refused('Słowa.')],
  ['a failing server is not known', 500, problem('internal'), unanswered],
  ['an overloaded server is not known', 503, problem('overloaded'), unanswered],
  ['a time-out is not known', 408, null, unanswered],
])('%s', (_, status, body, outcome) => expect(reservationOutcomeOf(status, body)).toEqual(outcome))

it('C12 has the exact words', () => {
  expect(COULD_NOT_RESERVE).toBe('Nie udało się zarezerwować stolika. Sprawdź dane i spróbuj ponownie.')
})

it('C12 no answer can break it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.anything(), (status, body) => {
      expect(reservationOutcomeOf(status, body)).toHaveProperty('type')
    }),
  )
})
