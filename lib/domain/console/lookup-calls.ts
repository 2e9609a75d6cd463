import { z } from 'zod'
import { get, post } from '@/lib/domain/call/call'
import { rowId } from '@/lib/domain/call/params'
import {
  lookupRequestSchema,
  lookupSchema,
  orderSubjectSchema,
  partRefundRequestSchema,
  refundAnswerSchema,
  refundRetrySchema,
  repeatAnswerSchema,
  reservationSubjectSchema,
} from '@/lib/domain/console/lookup-schema'

const orderParam = z.object({ number: z.string().regex(/^[1-9]\d{0,14}$/) })
const reservationParam = z.object({ reservation: rowId })
const messageParam = z.object({ message: rowId })

/** What operations look up, and what they do with it. Contract C40. */
export const lookupCalls = {
  find: post('/console/lookups', {
    may: 'look_up',
    summary: 'Orders and reservations of the brand by a phone, an e-mail, a code or a number',
    body: lookupRequestSchema,
    answer: lookupSchema,
    told: 'The newest first',
  }),
  order: get('/console/orders/{number}', {
    may: 'look_up',
    summary: 'All that operations see of an order, contact unmasked; the look is in the trail',
    params: orderParam,
    answer: orderSubjectSchema,
    told: 'The order',
  }),
  reservation: get('/console/reservations/{reservation}', {
    may: 'look_up',
    summary: 'All that operations see of a reservation, contact unmasked; the look is in the trail',
    params: reservationParam,
    answer: reservationSubjectSchema,
    told: 'The reservation',
  }),
  repeatOfOrder: post('/console/orders/{number}/messages/{message}/repeat', {
    may: 'look_up',
    summary: 'Send a message about an order again',
    params: orderParam.extend(messageParam.shape),
    isOnce: true,
    answer: repeatAnswerSchema,
    told: 'Was one written?',
  }),
  repeatOfReservation: post('/console/reservations/{reservation}/messages/{message}/repeat', {
    may: 'look_up',
    summary: 'Send a message about a reservation again',
    params: reservationParam.extend(messageParam.shape),
    isOnce: true,
    answer: repeatAnswerSchema,
    told: 'Was one written?',
  }),
  refund: post('/console/orders/{number}/refunds', {
    may: 'handle_money',
    summary: 'Send a part of what was paid back, to the grosz, or all that is left',
    params: orderParam,
    body: partRefundRequestSchema,
    isOnce: true,
    answer: refundAnswerSchema,
    told: 'On its way back',
  }),
  retry: post('/console/orders/{number}/refunds/retry', {
    may: 'handle_money',
    summary: 'Ask again for what a bank refused to send back',
    params: orderParam,
    body: refundRetrySchema,
    isOnce: true,
    answer: refundAnswerSchema,
    told: 'On its way back',
  }),
}
