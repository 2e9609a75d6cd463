import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { isTransferable } from '@/lib/domain/recent/recent'
import { transferCalls } from '@/lib/domain/recent/transfer-calls'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'

/**
 * A plain form asks for a one-time link with the keys of this device. No email is typed: the link goes to the emails of
 * the orders and reservations. Contract C31.
 */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const entries = (await recentOf(request.headers)).filter(isTransferable)
  const outcome = (code: string) => answerForm<CodedAnswer>('/moje#przenies', { form: 'own-list', code }, { request })
  if (entries.length === 0) return outcome('pusto')
  const body = { entries: entries.map(({ kind, id, atMs }) => ({ kind, id, at: new Date(atMs).toISOString() })) }
  const answer = await callUpstream(tenant, transferCalls.start, { ...call, idempotencyKey: undefined, body }).catch(
    nullIfOut,
  )
  return outcome(answer?.ok ? 'wyslany' : (RESULTS[answer?.status ?? 503] ?? 'blad'))
})

const RESULTS: Record<number, string> = { 404: 'pusto', 429: 'zaduzo' }
