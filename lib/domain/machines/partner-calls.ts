import { calls, get, put } from '@/lib/domain/call/call'
import { partnerPauseSchema } from '@/lib/domain/ordering/availability/partner-pause'
import { orderKey } from '@/lib/domain/ordering/order/order-calls'
import { orderSchema, partnerOrderChangeSchema } from '@/lib/domain/ordering/order/schema'
import { partnerDecisionSchema } from '@/lib/domain/reservation/decision-schema'
import { visitCode } from '@/lib/domain/reservation/reservation-calls'
import { reservationSchema } from '@/lib/domain/reservation/schema'
import { staffOrdersQuery, staffOrdersSchema, staffReservationsQuery, staffReservationsSchema } from './staff-lists'

/** A restaurant's cash register: the panel's work on orders and reservations. Contract C0, C1, C2, C17. */
export const partnerCalls = calls('machine', {
  ...staffLists('partner'),
  decideOrder: put('/partner/orders/{id}', {
    summary: 'Accept with minutes, decline with a reason, send, deliver, cancel',
    params: { id: orderKey },
    body: partnerOrderChangeSchema,
    isOnce: true,
    answer: orderSchema,
    returns: 'The order',
  }),
  decideReservation: put('/partner/reservations/{code}', {
    summary: 'The word of the restaurant',
    params: { code: visitCode },
    body: partnerDecisionSchema,
    isOnce: true,
    answer: reservationSchema,
    returns: 'The reservation',
  }),
  pause: put('/partner/pause', {
    summary: 'Stop or slow the orders of a restaurant, or go on',
    body: partnerPauseSchema,
    answer: partnerPauseSchema,
    returns: 'As it stands now',
  }),
})

/** Orders and reservations that wait for a restaurant, or for a brand's operations staff. Contract C0. */
export function staffLists<const S extends 'partner' | 'operations'>(side: S) {
  return {
    orders: get(`/${side}/orders`, {
      summary: 'Orders in work, late ones, or those whose refund was refused; phones and e-mails unmasked',
      query: staffOrdersQuery,
      answer: staffOrdersSchema,
      returns: 'Those due first',
    }),
    reservations: get(`/${side}/reservations`, {
      summary: 'Reservations that wait for a word, or all of a day; phones and e-mails unmasked',
      query: staffReservationsQuery,
      answer: staffReservationsSchema,
      returns: 'The nearest visits first',
    }),
  }
}
