import { env } from '@/lib/server/env'
import { plainFetch } from '@/lib/server/process-channel'
import { ownHeaders } from '@/lib/server/upstream/client/caller'
import { type Caller, isShownSecret, originOf } from './client/caller'

const ANSWER_MS = 5000
/** The largest file of a picture takes a third of it. */
const MAX_BYTES = 2 * 1024 * 1024

/**
 * The bytes of a file of a picture; `null` where there is none. Throws where the upstream gives no answer.
 * Contract C36.
 */
export async function loadMedia(tenant: Caller, file: string): Promise<Buffer | null> {
  const secret = isShownSecret(tenant) ? env().UPSTREAM_SECRET : undefined
  const answer = await plainFetch()(`${originOf(tenant)}/media/${file}`, {
    headers: { ...ownHeaders(secret), 'x-tenant': tenant.key, accept: 'image/*' },
    signal: AbortSignal.timeout(ANSWER_MS * env().UPSTREAM_TIMEOUT_FACTOR),
    cache: 'no-store',
    redirect: 'manual',
  })
  if (answer.ok && Number(answer.headers.get('content-length')) <= MAX_BYTES)
    return Buffer.from(await answer.arrayBuffer())
  await answer.body?.cancel()
  if (answer.status === 404) return null
  throw new Error(`HTTP ${answer.status}`)
}
