import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'

/** Ledger L141, L200–L208. */
export const ORDER_STATUSES = ['new', 'pending', 'confirmed', 'sent', 'delivered', 'declined', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

type Label = string | { takeout: string; otherwise: string }

const labels: Record<OrderStatus, Label> = {
  new: 'Oczekuje na płatność',
  pending: 'Wysłane do restauracji',
  confirmed: 'W trakcie przygotowania',
  sent: { takeout: 'Gotowe do odbioru', otherwise: 'W drodze do Ciebie' },
  delivered: { takeout: 'Odebrane', otherwise: 'Dostarczone' },
  declined: 'Anulowane',
  cancelled: 'Anulowane',
}

/** The seed's words for a status. Ledger L200–L208. */
export function orderStatusLabel(status: OrderStatus, deliveryType: DeliveryType): string {
  const label = labels[status]
  if (typeof label === 'string') return label
  return deliveryType === 'takeout' ? label.takeout : label.otherwise
}

/** Nothing follows on it. Contract C1. */
export function isFinal(status: OrderStatus): boolean {
  return status === 'declined' || status === 'cancelled' || status === 'delivered'
}
