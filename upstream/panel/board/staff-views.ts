import type { StaffOrder, StaffReservation } from '@/lib/domain/machines/staff-lists'
import type { Actor } from '@/lib/domain/ordering/order/order-state'
import { allowedTargets } from '@/lib/domain/ordering/order/transition'
import type { FoundOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import type { FoundReservation } from '@/upstream/reservations/find-reservation'
import { reservationView } from '@/upstream/reservations/reservation-view'

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
