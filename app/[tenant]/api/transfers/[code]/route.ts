import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { mergedRecent } from '@/lib/domain/recent/recent'
import { transferCalls } from '@/lib/domain/recent/transfer-calls'
import { isTransferCode, transferPath } from '@/lib/domain/recent/transfer-path'
import { deviceListCookie, deviceListOf } from '@/lib/server/http/answer/add-to-recent'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'

/** The button of a one-time link's page: takes its keys into this device's list. Contract C31. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { code = '' }, call }) => {
  const outcome = (result: string, cookies: string[] = []) =>
    answerForm<CodedAnswer>('/moje#przenies', { form: 'own-list', code: result }, { request, cookies })
  if (!isTransferCode(code)) return outcome('nieznany')
  const answer = await callUpstream(tenant, transferCalls.claim, { ...call, params: { code } }).catch(nullIfOut)
  // The link may have been used: the page and its button are still there.
  if (!answer) return answerForm<CodedAnswer>(transferPath(code), { form: 'transfer', code: 'no_answer' }, { request })
  if (!answer.ok) return outcome(answer.status === 409 ? 'zuzyty' : 'nieznany')
  const { entries, favourites } = await deviceListOf(request.headers)
  const brought = answer.data.entries.map(({ kind, id, at }) => ({ kind, id, atMs: Date.parse(at) }))
  const list = { entries: mergedRecent(entries, brought), favourites }
  return outcome('przeniesiony', [await deviceListCookie(list, request.headers)])
})
