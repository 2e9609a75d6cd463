import 'server-only'
import { type Availability, MAX_IDS_PER_CALL } from '@/lib/domain/reservation/availability/schema'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'
import { callUpstream } from './client/call'
import type { CallOptions } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

/** The day, the time and the party size. */
interface AvailabilityParams {
  date: LocalDate
  time: LocalTime
  partySize: number
  /**
   * The diner's own hold, or the code of the reservation being moved: its table does not count as taken. Contract C2.
   */
  holdToken?: string
}

/**
 * One entry per id that the tenant lists, in the requested order; without ids no call. More than 50 ids take several
 * calls. Ledger L266–L271, contract C4.
 */
export async function getAvailability(
  tenant: Tenant,
  ids: number[],
  question: AvailabilityParams,
  options?: CallOptions,
): Promise<Availability[]> {
  const answers = await Promise.all(chunks(ids).map((part) => getAvailabilityPart(tenant, part, question, options)))
  return answers.flat()
}

async function getAvailabilityPart(
  tenant: Tenant,
  ids: number[],
  question: AvailabilityParams,
  options?: CallOptions,
): Promise<Availability[]> {
  const { date, time, partySize, holdToken } = question
  const query = { from: `${date} ${time}`, people: partySize, hold_token: holdToken || null }
  const input = { ...options, params: { ids: ids.join(',') }, query }
  const answer = await callUpstream(tenant, restaurantCalls.availability, input)
  if (answer.ok || answer.status !== 404) return dataOrThrow(answer)
  // A delisted id must not remove the others. The upstream names the unknown ones.
  const unknown = Object.keys(answer.problem.fields ?? {}).map(Number)
  const known = ids.filter((id) => !unknown.includes(id))
  if (known.length === 0) return []
  if (known.length < ids.length) return getAvailabilityPart(tenant, known, question, options)
  // Fallback for an upstream that does not: the list is halved until that id is alone.
  if (ids.length === 1) return []
  const half = Math.ceil(ids.length / 2)
  const parts = [ids.slice(0, half), ids.slice(half)]
  return (await Promise.all(parts.map((part) => getAvailabilityPart(tenant, part, question, options)))).flat()
}

function chunks(ids: number[]): number[][] {
  const count = Math.ceil(ids.length / MAX_IDS_PER_CALL)
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * MAX_IDS_PER_CALL, (index + 1) * MAX_IDS_PER_CALL),
  )
}
