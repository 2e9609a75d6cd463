import { z } from 'zod'
import type { Actor } from '@/lib/domain/ordering/order/order-state'
import { orderSchema, orderStatusSchema } from '@/lib/domain/ordering/order/schema'
import { allowedTargets } from '@/lib/domain/ordering/order/transition'
import { reservationSchema } from '@/lib/domain/reservation/schema'
import type { FoundOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import type { FoundReservation } from '@/upstream/reservations/find-reservation'
import { reservationView } from '@/upstream/reservations/reservation-view'

/** An order as staff see it: phone and e-mail unmasked, and the allowed status changes. */
export const staffOrderSchema = orderSchema.extend({ tenant: z.string(), moves: z.array(orderStatusSchema) })

/** A reservation as the restaurant and operations see it: phone and e-mail unmasked. */
export const staffReservationSchema = reservationSchema.extend({ tenant: z.string() })

export type StaffOrder = z.infer<typeof staffOrderSchema>
export type StaffReservation = z.infer<typeof staffReservationSchema>

/** Contract C0: lists of /partner and /operations. */
export function staffOrderView(found: FoundOrder, by: Actor, now: Date): StaffOrder {
  const { order, payment } = found
  const view = orderView(found, now)
  const state = { status: order.status, paymentMethod: order.paymentMethod, paymentStatus: payment.status }
  return {
    ...view,
    tenant: order.tenant,
    customer: { ...view.customer, phone: order.phone, email: order.email },
    moves: allowedTargets(state, by, { now, kitchenAvailable: true }),
  }
}

/** Contract C0: lists of /partner and /operations. */
export function staffReservationView(found: FoundReservation, now: Date): StaffReservation {
  const { tenant, phoneNumber, email } = found.reservation
  return { ...reservationView(found, now), tenant, phone_number: phoneNumber, email }
}
