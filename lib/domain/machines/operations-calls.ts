import { z } from 'zod'
import { calls, get, make, post, put, remove, rowId } from '@/lib/domain/call/call'
import { orderKey } from '@/lib/domain/ordering/order/order-calls'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { erasureRequestSchema, erasureSchema } from '@/lib/domain/panel/access/erasure-schema'
import {
  adminInvitationSchema,
  invitedSchema,
  machineTokenListSchema,
  madeMachineTokenSchema,
  operationsTokenRequestSchema,
  ownerInvitationSchema,
} from '@/lib/domain/panel/access/schema'
import { operationsDecisionSchema } from '@/lib/domain/reservation/decision-schema'
import { visitCode } from '@/lib/domain/reservation/reservation-calls'
import { reservationSchema } from '@/lib/domain/reservation/schema'
import { staffLists } from './partner-calls'

const reason = z.string().trim().min(1).max(200)
/** Owner of the tokens: exactly one of both. */
const ownerQuery = z
  .object({ restaurant_id: rowId.optional(), tenant: z.string().min(1).max(60).optional() })
  .refine(({ restaurant_id, tenant }) => (restaurant_id === undefined) !== (tenant === undefined), {
    path: ['restaurant_id'],
  })

/**
 * A brand's command line: the console's work on orders and reservations, and the first accounts: a brand's first
 * administrator and a restaurant's first owner. Contract C0, C1, C2, C19, C21, C38.
 */
export const operationsCalls = calls('machine', {
  ...staffLists('operations'),
  decideOrder: put('/operations/orders/{id}', {
    summary: 'Cancel an order that the restaurant cannot make, or nobody can deliver',
    params: { id: orderKey },
    body: z.object({ status: z.literal('cancelled'), reason }).strict(),
    isOnce: true,
    answer: orderSchema,
    returns: 'The order',
  }),
  refundOrder: post('/operations/orders/{id}/refund', {
    summary: 'Send the money of an ended order back, or try again where that was refused',
    params: { id: orderKey },
    body: z.object({ reason }).strict(),
    isOnce: true,
    answer: orderSchema,
    returns: 'On its way back',
  }),
  decideReservation: put('/operations/reservations/{code}', {
    summary: 'A word on a reservation that waits for one',
    params: { code: visitCode },
    body: operationsDecisionSchema,
    isOnce: true,
    answer: reservationSchema,
    returns: 'The reservation',
  }),
  inviteOwner: make('/operations/people', {
    summary: 'Invite an owner of a restaurant',
    body: ownerInvitationSchema,
    isOnce: true,
    answer: invitedSchema,
    returns: 'Invited; `mail` says what becomes of the e-mail',
  }),
  inviteAdmin: make('/operations/brand-people', {
    summary: 'Invite an administrator of a brand',
    body: adminInvitationSchema,
    isOnce: true,
    answer: invitedSchema,
    returns: 'Invited; `mail` says what becomes of the e-mail',
  }),
  tokens: get('/operations/tokens', {
    summary: 'Tokens of the cash registers of a restaurant, or of the command line of a brand',
    query: ownerQuery,
    answer: machineTokenListSchema,
    returns: 'The newest first',
  }),
  addToken: make('/operations/tokens', {
    summary: 'Make a token for a cash register or a command line; it is shown once',
    body: operationsTokenRequestSchema,
    returnsToken: true,
    answer: madeMachineTokenSchema,
    returns: 'Made',
  }),
  revokeToken: remove('/operations/tokens/{id}', {
    summary: 'Revoke one token',
    params: { id: z.uuid() },
    query: ownerQuery,
    returns: 'Revoked',
  }),
  erase: post('/operations/erasures', {
    summary: 'Take a person out of every table, on their request',
    body: erasureRequestSchema,
    answer: erasureSchema,
    returns: 'What was, or would be, erased; or what is still under way',
    also: { 401: 'Not the master token' },
  }),
})
