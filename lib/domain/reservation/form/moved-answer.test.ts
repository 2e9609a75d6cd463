import { reservationFixture } from '@/tests/support/reservation'
import { movedAnswer, visitBefore } from './moved-answer'

const before = reservationFixture()
const after = reservationFixture({ reserved_on: '2026-11-28 19:00:00' })

it('C2 the page of a change shows the visit before it, and only where the change is still what is stored', () => {
  const answer = movedAnswer(before, after)
  expect(visitBefore(answer, after)).toEqual({ reserved_on: before.reserved_on, guests_number: 2 })
  expect(visitBefore(answer, before)).toBeNull()
  expect(visitBefore(answer, { ...after, guests_number: 3 })).toBeNull()
  expect(visitBefore(answer, { ...after, code: 'ZYXWVUTSRQPONMLK' })).toBeNull()
  expect(visitBefore(null, after)).toBeNull()
})

it('C2 a change that moved nothing has no earlier visit', () => {
  const change_request = { reserved_on: after.reserved_on, guests_number: 2 }
  expect(movedAnswer(before, reservationFixture({ change_request }))).toBeNull()
})
