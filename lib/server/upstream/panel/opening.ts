import 'server-only'
import { type Opening, openingSchema } from '@/lib/domain/panel/opening/opening-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import type { BearerOptions } from './staff'

/** GET /panel/{restaurant}/opening. For who may read it. Contract C33. */
export async function getOpening(tenant: Tenant, restaurant: number, options: BearerOptions): Promise<Opening> {
  return dataOrThrow(await upstream.get(tenant, `/panel/${restaurant}/opening`, openingSchema, options))
}
