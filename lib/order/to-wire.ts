import type { Eta } from '@/lib/order/eta'
import type { AuditEntry } from '@/lib/order/order-state'
import type { OrderCreated, WireAuditEntry } from '@/lib/order/schema'
import { isoWithOffset } from '@/lib/time'

export function etaToWire({ from, to }: Eta): OrderCreated['eta'] {
  return { from: isoWithOffset(from), to: isoWithOffset(to) }
}

export function auditToWire({ at, ...entry }: AuditEntry): WireAuditEntry {
  return { at: isoWithOffset(at), ...entry }
}
