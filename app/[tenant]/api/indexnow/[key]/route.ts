import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { ownIndexNowKey } from '@/lib/server/own-indexnow-key'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** `/{key}.txt`: proves to search engines that messages with this key come from the host's owner. */
export const GET = tenantRoute('read', async ({ tenant, params }) => {
  const key = ownIndexNowKey(tenant)
  if (!key || key !== params.key) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  return new Response(key, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
})
