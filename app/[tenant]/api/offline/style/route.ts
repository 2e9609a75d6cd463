import { offlineParts } from '@/app/_pages/offline-parts'
import { tenantRoute } from '@/lib/server/http/tenant-route'

/** `/offline.css`: the stylesheet of the offline page. */
export const GET = tenantRoute('read', async ({ tenant }) => {
  const { css } = await offlineParts(tenant)
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' } })
})
