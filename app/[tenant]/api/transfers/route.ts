import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { isTransferable, startTransfer } from '@/lib/server/upstream/transfers'

/**
 * A plain form asks for a one-time link with the keys of this device. No address is typed: the link goes to those of the
 * orders and reservations. Contract C31.
 */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const entries = (await recentOf(request.headers)).filter(isTransferable)
  if (entries.length === 0) return seeOther('/moje?link=pusto#przenies')
  const answer = await startTransfer(tenant, entries, call).catch(nullIfOut)
  return seeOther(`/moje?link=${answer?.ok ? 'wyslany' : (RESULTS[answer?.status ?? 503] ?? 'blad')}#przenies`)
})

const RESULTS: Record<number, string> = { 404: 'pusto', 429: 'zaduzo' }

function nullIfOut(error: unknown): null {
  if (error instanceof UpstreamOutage) return null
  throw error
}
