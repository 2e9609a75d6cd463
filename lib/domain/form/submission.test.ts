import { EDITING, isLocked, MAX_RETRIES, nextDelayMs, reduceSubmission } from '@/lib/domain/form/submission'
import type {
  ReservationSubmission as Submission,
  ReservationEvent as SubmissionEvent,
} from '@/lib/domain/reservation/form/reservation-outcome'
import fc from '@/tests/support/fast-check'

const SENDING: Submission = { kind: 'sending' }
const GAVE_UP: Submission = { kind: 'unconfirmed' }
const DONE: Submission = { kind: 'done', code: 'ABCDEFGHJKLM' }
const REFUSED: Submission = { kind: 'refused', fields: { phone: 'phoneInvalid' }, message: 'm' }
const TAKEN: Submission = { kind: 'taken', alternatives: [{ reserved_on: '2026-11-27 18:30:00', guests_number: 2 }] }
const unsure = (attempt: number): Submission => ({ kind: 'unsure', attempt })

it.each<[string, Submission, SubmissionEvent, Submission]>([
  ['sends the edited values', EDITING, { type: 'submitted' }, SENDING],
  ['sends once on a double click', SENDING, { type: 'submitted' }, SENDING],
  ['does not send beside its own repeats', unsure(2), { type: 'submitted' }, unsure(2)],
  ['is done with a code', SENDING, { type: 'succeeded', code: 'ABCDEFGHJKLM' }, DONE],
  ['a repeat that succeeds is done', unsure(3), { type: 'succeeded', code: 'ABCDEFGHJKLM' }, DONE],
  ['silence makes it unsure', SENDING, { type: 'unanswered' }, unsure(1)],
  ['more silence counts on', unsure(1), { type: 'unanswered' }, unsure(2)],
  ['the third repeat still counts', unsure(2), { type: 'unanswered' }, unsure(3)],
  ['after the third it gives up', unsure(3), { type: 'unanswered' }, GAVE_UP],
  ['trying again sends', GAVE_UP, { type: 'submitted' }, SENDING],
  ['an answer that comes late still counts', GAVE_UP, { type: 'succeeded', code: 'ABCDEFGHJKLM' }, DONE],
  ['silence without a question means nothing', EDITING, { type: 'unanswered' }, EDITING],
  ['a taken slot brings alternatives', SENDING, { type: 'taken', alternatives: TAKEN.alternatives }, TAKEN],
  ['a refusal brings fields', SENDING, { type: 'refused', fields: REFUSED.fields, message: 'm' }, REFUSED],
  [
    'a refusal after silence is definite',
    unsure(2),
    { type: 'refused', fields: REFUSED.fields, message: 'm' },
    REFUSED,
  ],
  ['a refusal may be edited', REFUSED, { type: 'edited' }, EDITING],
  ['another time may be chosen', TAKEN, { type: 'edited' }, EDITING],
  ['a refusal may be sent again', REFUSED, { type: 'submitted' }, SENDING],
  ['a locked form stays as it is', unsure(1), { type: 'edited' }, unsure(1)],
  ['giving up does not unlock it', GAVE_UP, { type: 'edited' }, GAVE_UP],
  ['done stays done', DONE, { type: 'unanswered' }, DONE],
])('C12 %s', (_, state, event, next) => expect(reduceSubmission(state, event)).toEqual(next))

it.each<[string, Submission, boolean]>([
  ['editing', EDITING, false],
  ['sending', SENDING, true],
  ['unsure', unsure(1), true],
  ['after giving up', GAVE_UP, true],
  ['refused', REFUSED, false],
  ['taken', TAKEN, false],
  ['done', DONE, true],
])('C12 is the form locked while %s? %#', (_, state, locked) => expect(isLocked(state)).toBe(locked))

it('C12 repeats at most three times, each pause longer than the one before', () => {
  const pauses = Array.from({ length: MAX_RETRIES }, (_, i) => nextDelayMs(i + 1))
  expect(pauses).toHaveLength(3)
  expect(pauses).toEqual([...new Set(pauses)].sort((a, b) => a - b))
})

it('C12 no run of events is ever unsure beyond the third repeat, or opens an unanswered form', () => {
  const event = fc.constantFrom<SubmissionEvent>({ type: 'submitted' }, { type: 'edited' }, { type: 'unanswered' })
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const states = events.reduce<Submission[]>(
        (all, next) => all.concat(reduceSubmission(all.at(-1) ?? EDITING, next)),
        [EDITING],
      )
      for (const state of states) if (state.kind === 'unsure') expect(state.attempt).toBeLessThanOrEqual(3)
      const first = states.findIndex(isLocked)
      if (first >= 0) expect(states.slice(first).every(isLocked)).toBe(true)
    }),
  )
})
