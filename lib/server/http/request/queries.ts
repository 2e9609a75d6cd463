import { z } from 'zod'
import { MAX_IDS_PER_CALL } from '@/lib/domain/reservation/availability/schema'
import { isLocalDate, isLocalTime } from '@/lib/domain/time/time'
import { problem } from '@/lib/server/http/answer/problem'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

const availabilityQuery = z.object({
  ids: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
    .transform((ids) => ids.split(',').map(Number))
    .refine((ids) => ids.length <= MAX_IDS_PER_CALL),
  from: z
    .string()
    .transform((from) => ({ date: from.slice(0, 10), time: from.slice(11, 16) }))
    .refine(({ date, time }) => isLocalDate(date) && isLocalTime(time)),
  people: z.coerce.number().int().min(1).max(50),
  // The upstream's refusal of what it cannot hold would look like an outage.
  hold_token: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .optional(),
})
const coordinatesQuery = z.object({
  id: z.coerce.number().int().positive(),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
})

/** `ids`, `from`, `people`, `hold_token` of GET /api/availability; `null` if they do not fit. */
export function readAvailabilityQuery(params: URLSearchParams) {
  const read = availabilityQuery.safeParse(Object.fromEntries(params))
  if (!read.success) return null
  const { ids, from, people, hold_token: holdToken } = read.data
  return { ids, question: { ...from, partySize: people, ...(holdToken && { holdToken }) } }
}

/** `id`, `lat`, `lng` of GET /api/distance; `null` if they do not fit. */
export function readCoordinatesQuery(params: URLSearchParams) {
  return coordinatesQuery.safeParse(Object.fromEntries(params)).data ?? null
}

/** `id` of GET /api/menu; `null` if it does not fit. */
export function readIdQuery(params: URLSearchParams): number | null {
  return z.coerce.number().int().positive().safeParse(params.get('id')).data ?? null
}

/** The answer to a query that does not fit. */
export function badQuery(): Response {
  return problem(422, { code: 'invalid', message: WEB_REFUSALS.invalidQuery })
}
