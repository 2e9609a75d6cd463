import { z } from 'zod'
import { calls, post, put } from '@/lib/domain/call/call'
import { repeatAnswerSchema } from './lookup-schema'
import { guestLinkSchema, visitCancelSchema, visitContactSchema, visitMoveSchema } from './visit-schema'

const doneSchema = z.object({ done: z.literal(true) })

/** Acts on one reservation, with the rules, messages and trail of its restaurant's own panel. Contract C24, C40. */
export const visitCalls = calls('work_queue', {
  cancel: post('/console/reservations/{reservation}/cancellation', {
    summary: 'Cancel a reservation by the wish of its guest or its restaurant; the guest is notified',
    body: visitCancelSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
  move: post('/console/reservations/{reservation}/move', {
    summary: 'Move a reservation to another time or number of people; the guest is notified',
    body: visitMoveSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
  contact: put('/console/reservations/{reservation}/contact', {
    summary: 'Correct name, phone or e-mail of a reservation; an e-mail goes to the corrected address',
    body: visitContactSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
  link: post('/console/reservations/{reservation}/link', {
    summary: 'The page of the guest, to be told on the phone; the look is in the trail',
    returnsToken: true,
    answer: guestLinkSchema,
    returns: 'Its path',
  }),
  sendLink: post('/console/reservations/{reservation}/link/message', {
    summary: 'Send the guest the page of their reservation again',
    isOnce: true,
    answer: repeatAnswerSchema,
    returns: 'Was one written?',
  }),
})
