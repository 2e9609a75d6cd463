import { z } from 'zod'
import { isoWithOffset } from '@/lib/domain/time/time'
import { instantSchema } from '@/lib/domain/wire'
import { ADDRESS_CHANGES, type Impact, LINE_REASONS, ORDER_REASONS, RESERVATION_REASONS } from './impact'

/** One effect of a change, as sent to the panel. Contract C37. */
export const impactSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reservation'),
    id: z.int().positive(),
    /** Name of the guest. */
    name: z.string(),
    starts_at: instantSchema,
    guests_number: z.int(),
    tables: z.array(z.string()),
    reasons: z.array(z.enum(RESERVATION_REASONS)),
  }),
  z.object({
    kind: z.literal('order'),
    number: z.string(),
    reasons: z.array(z.enum(ORDER_REASONS)),
    dishes: z.array(z.object({ name: z.string(), reason: z.enum(LINE_REASONS) })),
  }),
  z.object({
    kind: z.literal('lowest_price'),
    dish: z.string(),
    before_grosze: z.int().nullable(),
    after_grosze: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('addresses'),
    change: z.enum(ADDRESS_CHANGES),
    count: z.int(),
    of: z.int(),
    most_grosze: z.int(),
  }),
])
export type WireImpact = z.infer<typeof impactSchema>

/**
 * Carts are stored in the browsers of diners, which learn of the change from the next quote: no server knows their
 * number.
 */
export function impactToWire(impact: Impact): WireImpact[] {
  switch (impact.kind) {
    case 'reservation': {
      const { id, number: name, startsAt, partySize, tables } = impact.reservation
      const visit = { id, name, starts_at: isoWithOffset(startsAt), guests_number: partySize, tables: [...tables] }
      return [{ kind: 'reservation', ...visit, reasons: impact.reasons }]
    }
    case 'order':
      return [{ kind: 'order', number: impact.order.number, reasons: impact.reasons, dishes: impact.dishes }]
    case 'lowestPrice': {
      const { name: dish, beforeGrosze: before_grosze, afterGrosze: after_grosze } = impact
      return [{ kind: 'lowest_price', dish, before_grosze, after_grosze }]
    }
    case 'addresses': {
      const { change, count, of, mostGrosze: most_grosze } = impact
      return [{ kind: 'addresses', change, count, of, most_grosze }]
    }
  }
}
