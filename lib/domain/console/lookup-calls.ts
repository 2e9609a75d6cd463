import { z } from 'zod'
import { calls, get, post } from '@/lib/domain/call/call'
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

const orderNumber = z.string().regex(/^[1-9]\d{0,14}$/)

/** Look-ups of operations staff, and the acts on what they found. Contract C40. */
export const lookupCalls = calls('look_up', {
  find: post('/console/lookups', {
    summary: 'Orders and reservations of the brand by a phone, an e-mail, a code or a number',
    body: lookupRequestSchema,
    answer: lookupSchema,
    returns: 'The newest first',
  }),
  order: get('/console/orders/{number}', {
    summary: 'All that operations see of an order, contact unmasked; the look is in the trail',
    params: { number: orderNumber },
    answer: orderSubjectSchema,
    returns: 'The order',
  }),
  reservation: get('/console/reservations/{reservation}', {
    summary: 'All that operations see of a reservation, contact unmasked; the look is in the trail',
    answer: reservationSubjectSchema,
    returns: 'The reservation',
  }),
  repeatOfOrder: post('/console/orders/{number}/messages/{message}/repeat', {
    summary: 'Send a message about an order again',
    params: { number: orderNumber },
    isOnce: true,
    answer: repeatAnswerSchema,
    returns: 'Was one written?',
  }),
  repeatOfReservation: post('/console/reservations/{reservation}/messages/{message}/repeat', {
    summary: 'Send a message about a reservation again',
    isOnce: true,
    answer: repeatAnswerSchema,
    returns: 'Was one written?',
  }),
  refund: post('/console/orders/{number}/refunds', {
    may: 'handle_money',
    summary: 'Send a part of what was paid back, to the grosz, or all that is left',
    params: { number: orderNumber },
    body: partRefundRequestSchema,
    isOnce: true,
    answer: refundAnswerSchema,
    returns: 'On its way back',
  }),
  retry: post('/console/orders/{number}/refunds/retry', {
    may: 'handle_money',
    summary: 'Ask again for what a bank refused to send back',
    params: { number: orderNumber },
    body: refundRetrySchema,
    isOnce: true,
    answer: refundAnswerSchema,
    returns: 'On its way back',
  }),
})
