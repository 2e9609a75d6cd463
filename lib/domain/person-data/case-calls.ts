import { z } from 'zod'
import { get, make, post } from '@/lib/domain/call/call'
import { rowId } from '@/lib/domain/call/params'
import { dataCaseSchema, dataErasureSchema, dataLinkSchema, dataRefusalSchema } from '@/lib/domain/person-data/schema'

const requestParam = z.object({ request: rowId })
const doneSchema = z.object({ done: z.literal(true) })

/** A person’s data in the console. Contract C42. */
export const dataCaseCalls = {
  send: make('/console/data-requests', {
    may: 'handle_person_data',
    summary: 'Send the link that proves an email to that of an order or a reservation',
    body: dataLinkSchema,
    answer: z.object({ sent_to: z.string() }),
    told: 'To whom, masked',
  }),
  look: get('/console/data-requests/{request}', {
    may: 'handle_person_data',
    summary: 'A case: what would be erased, and what is under way; the look is in the trail',
    params: requestParam,
    answer: dataCaseSchema,
    told: 'Counted, nothing is changed',
  }),
  erase: post('/console/data-requests/{request}/erasure', {
    may: 'decide_person_data',
    summary: 'Erase the person within the brand, as it was seen; the person is told',
    params: requestParam,
    body: dataErasureSchema,
    isOnce: true,
    answer: doneSchema,
    told: 'Erased',
  }),
  refuse: post('/console/data-requests/{request}/refusal', {
    may: 'decide_person_data',
    summary: 'Refuse an erasure with a reason; the person is told',
    params: requestParam,
    body: dataRefusalSchema,
    isOnce: true,
    answer: doneSchema,
    told: 'Refused',
  }),
}
