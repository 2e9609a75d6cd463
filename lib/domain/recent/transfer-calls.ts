import { z } from 'zod'
import { accept, calls, make, post } from '@/lib/domain/call/call'
import {
  transferAcceptedSchema,
  transferByEmailSchema,
  transferClaimedSchema,
  transferRequestSchema,
  transferSentSchema,
} from '@/lib/domain/recent/transfer-schema'

/** Moving the own list to another device. Contract C31. */
export const transferCalls = calls('public', {
  start: make('/transfers', {
    summary: 'Send a one-time link with these keys to the e-mail addresses of their orders and reservations',
    body: transferRequestSchema,
    isOnce: true,
    answer: transferSentSchema,
    returns: 'Sent',
  }),
  byEmail: accept('/transfers/by-email', {
    summary:
      'Send a one-time link to an address that somebody typed; the answer is the same whether or not it is known',
    body: transferByEmailSchema,
    answer: transferAcceptedSchema,
    returns: 'A link waits in the mailbox of a known address',
  }),
  claim: post('/transfers/{code}/claim', {
    summary: 'Take the keys of a link, once; takes no body',
    params: { code: z.string().min(20).max(40) },
    answer: transferClaimedSchema,
    returns: 'The keys',
  }),
})
