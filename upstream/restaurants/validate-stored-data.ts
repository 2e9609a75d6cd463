import type { Logger } from 'pino'
import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { customRuleSchema } from '@/lib/domain/restaurant/custom-rules/schema'
import { storedMenuSchema } from '@/lib/domain/restaurant/file/menu-schema'
import { type OpeningHours, openingHoursSchema } from '@/lib/domain/restaurant/hours/schema'
import { restaurantSchema, restaurantSummarySchema } from '@/lib/domain/restaurant/schema'

/**
 * An invalid value written by hand into the database only stops the orders of its restaurant and logs a line: no
 * error, and no effect on other restaurants. Each reader checks stored values here first. Contract C33.
 */
const grosze = z.int().nonnegative()
const zone = z.object({
  name: z.string(),
  area: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('radius'), radiusKm: z.number().positive() }),
    z.object({ kind: z.literal('outline'), corners: z.array(z.object({ lat: z.number(), lng: z.number() })).min(3) }),
  ]),
  feeGrosze: grosze,
  minCartGrosze: grosze,
  freeFromGrosze: grosze.nullable(),
  etaMinMinutes: z.int(),
  etaMaxMinutes: z.int(),
})

const schemas = {
  summary: restaurantSummarySchema,
  details: restaurantSchema.pick({
    description: true,
    pictures: true,
    home_tenant: true,
    contact: true,
    trader: true,
    reservations: true,
    embed_origins: true,
  }),
  hours: openingHoursSchema,
  menu: storedMenuSchema,
  terms: z.object({
    paymentMethods: z.array(z.enum(OFFERED_METHODS as [string, ...string[]])),
    scheduled: z.object({ stepMinutes: z.int().positive(), daysAhead: z.int().nonnegative() }).nullish(),
    zones: z.array(zone),
  }),
  promotion: z.object({
    name: z.string(),
    buy: z.int().nonnegative(),
    get: z.int().nonnegative(),
    percent: z.int().min(1).max(100),
    days: z.array(z.int()).nullable(),
    hours: z.object({ from: z.string(), to: z.string() }).nullable(),
    deliveryTypes: z.array(deliveryTypeSchema).nullable(),
  }),
  seating: z.object({
    openingHours: openingHoursSchema,
    customRules: z.array(customRuleSchema),
    maxPartySize: z.int().positive().nullable(),
    approveFrom: z.int().positive().nullable(),
    autoConfirmBeforeHours: z.number().nonnegative().nullable(),
  }),
} satisfies Record<string, z.ZodType>

type StoredPart = keyof typeof schemas

/** The value itself if it is valid; else null, and one line in the log. A null value counts as absent. */
export function validOrNull<T>(part: StoredPart, value: T, restaurantId: number): T | null {
  if (value === null) return null
  const read = schemas[part].safeParse(value)
  if (read.success) return value
  reportFault(restaurantId, part, read.error.issues[0]?.path.join('.') ?? '')
  return null
}

/** Never open: hours of a restaurant whose hours are unknown. */
export const NEVER_OPEN: OpeningHours = { week: Array.from({ length: 7 }, () => []), exceptions: [] }

/** Hours that do not parse are closed. */
export function validHours(hours: OpeningHours, restaurantId: number): OpeningHours {
  return validOrNull('hours', hours, restaurantId) ?? NEVER_OPEN
}

/** A restaurant whose hours or rules do not parse is closed: its openings are unknown. */
export function validSeating<T extends SeatingRules & { restaurantId: number }>(row: T): T {
  if (validOrNull('seating', row, row.restaurantId)) return row
  return {
    ...row,
    openingHours: NEVER_OPEN,
    customRules: [],
    autoConfirmBeforeHours: null,
    maxPartySize: null,
    approveFrom: null,
  }
}

type SeatingRules = Pick<
  RestaurantAvailability,
  'openingHours' | 'customRules' | 'autoConfirmBeforeHours' | 'maxPartySize' | 'approveFrom'
>

/** Pause between two logs of a restaurant and part: pages read them often. */
const AGAIN_MS = 10 * 60_000
const MAX_REPORTED = 1000
const reported = new Map<string, number>()
let log: Pick<Logger, 'error'> | null = null

/** Sets the logger of faults. */
export function logFaultsTo(logger: Pick<Logger, 'error'>): void {
  log = logger
  reported.clear()
}

function reportFault(restaurantId: number, part: StoredPart, path: string): void {
  const key = `${restaurantId} ${part}`
  const at = performance.now()
  if (at - (reported.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return
  if (reported.size >= MAX_REPORTED) reported.clear()
  reported.set(key, at)
  log?.error({ restaurantId, part, path }, 'stored data of a restaurant do not parse: it takes no orders until they do')
}
