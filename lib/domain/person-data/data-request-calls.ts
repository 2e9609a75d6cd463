import { accept, calls, get, make } from '@/lib/domain/call/call'
import {
  dataProofSchema,
  dataProvenSchema,
  dataRequestAcceptedSchema,
  dataRequestSchema,
  ownDataSchema,
} from '@/lib/domain/person-data/schema'

/** A person's requests for their own data. Contract C42. */
export const dataRequestCalls = calls('public', {
  ask: accept('/data-requests', {
    summary: 'Ask for a copy or an erasure of the own data; the answer is the same whether or not the email is known',
    body: dataRequestSchema,
    answer: dataRequestAcceptedSchema,
    returns: 'A link was sent',
  }),
  prove: make('/data-requests/proofs', {
    summary: 'Use up a link: the email is proven, and a session begins',
    body: dataProofSchema,
    returnsToken: true,
    answer: dataProvenSchema,
    returns: 'What was asked for, and the key of the session',
  }),
  own: get('/data-requests/own', {
    summary: 'The copy, or how far the erasure is, for the key of a session as bearer',
    answer: ownDataSchema,
    returns: 'The own data',
    also: { 401: 'No session, or over' },
  }),
})
