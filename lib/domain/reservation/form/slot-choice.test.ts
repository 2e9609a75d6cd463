import { chosenSlot, disabledText, shownSlots, visitAnswer } from '@/lib/domain/reservation/form/slot-choice'
import { availabilityFixture } from '@/tests/support/restaurant'

const mixed = availabilityFixture(1, {
  '17:00': 'too_soon',
  '17:30': 'full',
  '18:00': 'available',
  '18:30': 'request',
  '19:00': 'closed',
})

it('C4 separates offered times, free or on request, from full ones', () => {
  const { free, full } = shownSlots(mixed.slots)
  expect([free, full].map((slots) => slots.map(({ time }) => time))).toEqual([['18:00', '18:30'], ['17:30']])
})

it('C4 shows nothing where no time is offered', () =>
  expect(shownSlots(availabilityFixture(1, { '18:00': 'full', '18:30': 'closed' }).slots)).toEqual({
    free: [],
    full: [],
  }))

it.each([
  ['a free time', '18:00', '18:00'],
  ['a time that people confirm', '18:30', '18:30'],
  ['a full one', '17:30', undefined],
  ['a time that is not there', '21:00', undefined],
  ['none', null, undefined],
])('C4 chooses %s', (_, time, chosen) => expect(chosenSlot(mixed, time)?.time).toBe(chosen))

it.each([
  ['a free evening', { '18:00': 'available' }, 'available', 'free'],
  ['an evening that is confirmed by hand', { '18:00': 'request' }, 'request', 'onRequest'],
  ['a full hour beside a free one', { '18:00': 'full', '18:30': 'available' }, 'full', 'full'],
  ['an hour before the opening', { '18:00': 'closed' }, 'closed', 'closed'],
  ['an hour too near, with later ones', { '18:00': 'too_soon', '19:00': 'available' }, 'too_soon', 'free'],
  ['a day whose hours are all too near', { '18:00': 'too_soon' }, 'too_soon', 'none'],
] as const)('C4 the first answer to %s', (_, slots, state, answer) =>
  expect(visitAnswer({ ...availabilityFixture(1, slots), state }, '2026-11-23')).toBe(answer),
)

it.each([
  ['on another day', '2026-11-23', 'closedDay'],
  ['today, where its hours may only be over', '2026-11-24', 'closedToday'],
])('C4 a day without a seating is closed as a whole: %s', (_, today, answer) => {
  const closed = availabilityFixture(1, { '18:00': 'closed' }, { seating_hours: [], state: 'closed' })
  expect(visitAnswer(closed, today)).toBe(answer)
})

describe('L238 C9 a rule disables the evening', () => {
  const ruled = availabilityFixture(1, { '18:00': 'rule', '18:30': 'closed' })
  const withText = { ...ruled, slots: ruled.slots.map((slot) => ({ ...slot, text: 'Tylko telefonicznie.' })) }
  it('with its text', () => expect(disabledText(withText)).toBe('Tylko telefonicznie.'))
  it('not while some time is offered', () => expect(disabledText(mixed)).toBeNull())
  it('not where nothing is known', () => expect(disabledText(null)).toBeNull())
})
