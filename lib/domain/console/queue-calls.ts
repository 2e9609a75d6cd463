import { z } from 'zod'
import { calls, get, post, put } from '@/lib/domain/call/call'
import {
  caseSchema,
  claimSchema,
  closedCasesSchema,
  enquiryStepSchema,
  noteRequestSchema,
  orderCancellationSchema,
  QUEUE_KINDS,
  queueAlarmSchema,
  queueSchema,
  reportDecisionSchema,
} from '@/lib/domain/console/queue'
import { operationsDecisionSchema } from '@/lib/domain/reservation/decision-schema'

const doneSchema = z.object({ done: z.literal(true) })
const number = z.string().regex(/^[A-Za-z0-9]{12,40}$/)

/** The queue of a brand, and the acts on it. Contract C38. */
export const queueCalls = calls('work_queue', {
  list: get('/console/queue', {
    summary: 'What waits for a person of the brand',
    query: z.object({
      kind: z.enum(QUEUE_KINDS).optional(),
      cursor: z.string().optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
    }),
    answer: queueSchema,
    returns: 'Those due first',
  }),
  alarm: get('/console/alarm', {
    summary: 'How many urgent cases nobody has taken',
    answer: queueAlarmSchema,
    returns: 'As it stands',
  }),
  claim: post('/console/queue/claims', {
    summary: 'Take a case, hand it on, release it',
    body: claimSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
  note: post('/console/queue/notes', {
    summary: 'Note something on a case, or answer who sent it',
    body: noteRequestSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Written',
  }),
  closed: get('/console/cases', {
    summary: 'Reports and enquiries that are closed',
    query: z.object({ cursor: z.string().optional() }),
    answer: closedCasesSchema,
    returns: 'The newest first',
  }),
  read: get('/console/cases/{number}', {
    summary: 'A report or an enquiry, open or closed, with its notes; the look is in the trail',
    params: { number },
    answer: caseSchema,
    returns: 'The case',
  }),
  decide: put('/console/reservations/{reservation}', {
    summary: 'A word on a reservation that waits for one',
    body: operationsDecisionSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
  takeBack: post('/console/reservations/{reservation}/take-back', {
    summary: 'Take back a restaurant’s yes within ten seconds, before the guest is notified',
    isOnce: true,
    answer: doneSchema,
    returns: 'It waits again',
  }),
  restaurantNotified: post('/console/reservations/{reservation}/restaurant-notified', {
    summary: 'A restaurant that is no partner knows of a cancellation that was not its own',
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
  cancel: put('/console/orders/{number}', {
    summary: 'Cancel an order that cannot be made or brought; money goes back',
    body: orderCancellationSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
  report: put('/console/reports/{number}', {
    summary: 'Decide a report with reasons; both sides are notified',
    params: { number },
    body: reportDecisionSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
  enquiry: put('/console/enquiries/{number}', {
    summary: 'Move a restaurant’s enquiry on',
    params: { number },
    body: enquiryStepSchema,
    isOnce: true,
    answer: doneSchema,
    returns: 'Done, or done before',
  }),
})
