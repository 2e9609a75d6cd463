/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { FormWords } from '@/components/reservation/form-words'
import type { Availability, Slot } from '@/lib/domain/reservation/availability/schema'
import { VisitNotices } from './visit-notices'

const words = { enquiry: 'enquiry.', byHand: 'by hand.', answerOpen: 'answer.', answerDue: '{time} {day}' } as FormWords

function show(people: number, state: Slot['state'], slot: Partial<Slot> | null, more: Partial<Availability> = {}) {
  const at = { time: '18:00', at: '2026-11-28T18:00:00+01:00' }
  const availability = {
    people,
    state,
    notices: [],
    slots: [{ ...at, state }],
    ...more,
  } as Partial<Availability> as Availability
  render(
    <VisitNotices
      words={words}
      availability={availability}
      slot={slot && ({ ...at, state, ...slot } as Slot)}
      today="2026-11-27"
    />,
  )
}

it.each([
  ['a group that may ask', 11, 'request', {}, 'enquiry. answer.'],
  ['a group before a time is chosen', 11, 'request', null, 'enquiry. answer.'],
  ['a party that the restaurant answers by hand', 2, 'available', { confirm: 'manual' as const }, 'by hand. answer.'],
] as const)('L290 C2 names the party that answers: %s', (_, people, state, slot, text) => {
  show(people, state, slot)
  expect(screen.getByText(text)).toBeVisible()
})

it.each([
  ['45 people at 44 seats', 45, 'rule', {}],
  ['a day that a rule switches off, before a time is chosen', 11, 'rule', null],
  ['a closed day', 11, 'closed', null],
] as const)('L290 promises no enquiry where the booking is refused: %s', (_, people, state, slot) => {
  show(people, state, slot)
  expect(screen.queryByText(/enquiry|by hand/)).toBeNull()
})

it.each([
  ['today', '2026-11-27', 1],
  ['not beside another day’s table, whose hours it does not tell', '2026-11-28', 0],
])('L290 shows the opening hours of today: %s', (_, date, count) => {
  const notices = [{ kind: 'closed_now' as const, text: 'Dzisiaj jego godziny pracy to 12–22.' }]
  show(2, 'request', null, { date, notices })
  expect(screen.queryAllByText(/Dzisiaj/)).toHaveLength(count)
})

it('L237 L288–L291 the upstream’s texts are unchanged, after the answering party and the deadline, in one notice', () => {
  const notices = [
    { kind: 'rule' as const, text: 'W piątki gra muzyka.' },
    { kind: 'short_notice' as const, text: 'Restauracja Młyn rezerwuje … :)' },
  ]
  show(11, 'request', { answer_due_at: '2026-11-24T16:00:00+01:00' }, { notices })
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'enquiry. 16:00 wtorek, 24 listopada',
    'W piątki gra muzyka.',
    'Restauracja Młyn rezerwuje … :)',
  ])
})
