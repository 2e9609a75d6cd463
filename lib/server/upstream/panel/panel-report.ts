import 'server-only'
import { type DayReport, dayReportSchema } from '@/lib/domain/panel/report/report-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { LocalDate } from '@/lib/domain/time/time'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import type { BearerOptions } from './staff'

/** GET /panel/{restaurant}/report; `date` null is tonight. For who may read it. Contract C27. */
export async function getReport(
  tenant: Tenant,
  restaurant: number,
  date: LocalDate | null,
  options: BearerOptions,
): Promise<DayReport> {
  return dataOrThrow(await askReport(tenant, restaurant, date, options))
}

/** The same; `null` where the session does not open it. */
export async function findReport(
  tenant: Tenant,
  restaurant: number,
  date: LocalDate | null,
  options: BearerOptions,
): Promise<DayReport | null> {
  const answer = await askReport(tenant, restaurant, date, options)
  if (!answer.ok && [401, 403, 404].includes(answer.status)) return null
  return dataOrThrow(answer)
}

function askReport(tenant: Tenant, restaurant: number, date: LocalDate | null, options: BearerOptions) {
  const query = date ? `?date=${date}` : ''
  return upstream.get(tenant, `/panel/${restaurant}/report${query}`, dayReportSchema, options)
}
