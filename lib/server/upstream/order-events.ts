import 'server-only'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import { env } from '@/lib/server/env'
import { plainFetch } from '@/lib/server/process-channel'
import { headersOf } from '@/lib/server/upstream/client/caller'
import { originOf } from './client/caller'
import { UpstreamOutage } from './client/outage'

const FIRST_BYTE_MS = 8000

/**
 * GET /orders/{id}/events as a stream, until either side ends it; `'over'` if the order is final, `'full'` if the order
 * or the diner's network has too many streams, `null` if this tenant has no such order. Contract C0.
 */
export async function getOrderEvents(
  tenant: Tenant,
  id: string,
  { signal, ...call }: { signal: AbortSignal; requestId: string; appName: AppName; clientAddress: string },
): Promise<ReadableStream<Uint8Array> | 'over' | 'full' | null> {
  const ends = new AbortController()
  const late = setTimeout(() => ends.abort(), FIRST_BYTE_MS * env().UPSTREAM_TIMEOUT_FACTOR)
  const headers = { ...headersOf({ tenant, ...call }), accept: 'text/event-stream' }
  try {
    const response = await plainFetch()(`${originOf(tenant)}/orders/${id}/events`, {
      headers,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.any([signal, ends.signal]),
    })
    if (response.status === 404) return null
    if (response.status === 204) return 'over'
    if (response.status === 429) return 'full'
    if (response.ok && response.body) return response.body
    throw new UpstreamOutage('status', String(response.status))
  } catch (error) {
    throw error instanceof UpstreamOutage ? error : new UpstreamOutage('network', 'order events')
  } finally {
    clearTimeout(late)
  }
}
