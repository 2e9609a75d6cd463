/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { FormWords } from '@/components/reservation/form-words'
import type { Availability, Slot } from '@/lib/domain/reservation/availability/schema'
import { VisitNotices } from './visit-notices'

const words = { enquiry: 'enquiry.', byHand: 'by hand.', answerOpen: 'answer.', answerDue: '{time} {day}' } as FormWords

function show(people: number, state: Slot['state'], slot: Partial<Slot> | null) {
  const at = { time: '18:00', at: '2026-11-28T18:00:00+01:00' }
  const availability = {
    people,
    state,
    notices: [],
    slots: [{ ...at, state }],
  } as Partial<Availability> as Availability
  render(<VisitNotices words={words} availability={availability} slot={slot && ({ ...at, state, ...slot } as Slot)} />)
}

it.each([
  ['a group that may ask', 11, 'request', {}, 'enquiry. answer.'],
  ['a group before a time is chosen', 11, 'request', null, 'enquiry. answer.'],
  ['a party that the restaurant answers by hand', 2, 'available', { confirm: 'manual' as const }, 'by hand. answer.'],
] as const)('L290 C2 says who answers: %s', (_, people, state, slot, text) => {
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
