import type { Eta } from '@/lib/domain/ordering/order/eta'
import type { OrderAuditEntry } from '@/lib/domain/ordering/order/order-state'
import type { OrderCreated, WireAuditEntry } from '@/lib/domain/ordering/order/schema'
import { isoWithOffset } from '@/lib/domain/time/time'

export function etaToWire({ from, to }: Eta): OrderCreated['eta'] {
  return { from: isoWithOffset(from), to: isoWithOffset(to) }
}

export function auditToWire({ at, ...entry }: OrderAuditEntry): WireAuditEntry {
  return { at: isoWithOffset(at), ...entry }
}
