import { isTransferable } from '@/lib/domain/recent/recent'
import { transferCalls } from '@/lib/domain/recent/transfer-calls'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'

/**
 * A plain form asks for a one-time link with the keys of this device. No address is typed: the link goes to those of the
 * orders and reservations. Contract C31.
 */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const entries = (await recentOf(request.headers)).filter(isTransferable)
  if (entries.length === 0) return seeOther('/moje?link=pusto#przenies')
  const body = { entries: entries.map(({ kind, id, atMs }) => ({ kind, id, at: new Date(atMs).toISOString() })) }
  const answer = await callUpstream(tenant, transferCalls.start, { ...call, body }).catch(nullIfOut)
  return seeOther(`/moje?link=${answer?.ok ? 'wyslany' : (RESULTS[answer?.status ?? 503] ?? 'blad')}#przenies`)
})

const RESULTS: Record<number, string> = { 404: 'pusto', 429: 'zaduzo' }
