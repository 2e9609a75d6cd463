import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { recentStates } from '@/lib/domain/recent/recent-item'
import { recentCookie, recentOf } from '@/lib/server/http/answer/add-to-recent'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { listRecent } from '@/lib/server/upstream/recent'

/** The states of this device's orders and reservations, polled by their page; states only. Contract C19. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const items = await listRecent(tenant, await recentOf(request.headers))
  return Response.json({ states: recentStates(items) }, { headers: { 'cache-control': 'no-store' } })
})

/** Deletes the device's list; the orders and reservations themselves stay. */
export const POST = tenantRoute('write', async ({ request }) =>
  answerForm<CodedAnswer>(
    '/moje',
    { form: 'own-list', code: 'cleared' },
    { request, cookies: [recentCookie('', 0, request.headers)] },
  ),
)
