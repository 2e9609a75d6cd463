import { z } from 'zod'
import { calls, get, make, post } from '@/lib/domain/call/call'
import { dataCaseSchema, dataErasureSchema, dataLinkSchema, dataRefusalSchema } from '@/lib/domain/person-data/schema'

/** An erasure reads whole tables. */
const ERASURE_MS = 60_000
const doneSchema = z.object({ done: z.literal(true) })

/** A person’s data in the console. Contract C42. */
export const dataCaseCalls = calls('handle_person_data', {
  send: make('/console/data-requests', {
    summary: 'Send the link that proves an email to that of an order or a reservation',
    body: dataLinkSchema,
    isOnce: true,
    answer: z.object({ sent_to: z.string() }),
    returns: 'To whom, masked',
  }),
  read: get('/console/data-requests/{request}', {
    summary: 'A case: what would be erased, and what is under way; the look is in the trail',
    waitMs: ERASURE_MS,
    answer: dataCaseSchema,
    returns: 'Counted, nothing is changed',
  }),
  erase: post('/console/data-requests/{request}/erasure', {
    may: 'decide_person_data',
    summary: 'Erase the person within the brand, as it was seen; the person is notified',
    body: dataErasureSchema,
    isOnce: true,
    waitMs: ERASURE_MS,
    answer: doneSchema,
    returns: 'Erased',
  }),
  refuse: post('/console/data-requests/{request}/refusal', {
    may: 'decide_person_data',
    summary: 'Refuse an erasure with a reason; the person is notified',
    body: dataRefusalSchema,
    isOnce: true,
    waitMs: ERASURE_MS,
    answer: doneSchema,
    returns: 'Refused',
  }),
})
