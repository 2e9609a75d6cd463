import { offlineParts } from '@/app/_pages/offline-parts'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { OFFLINE_POLICY } from '@/lib/server/installed/offline-page'

/** `/offline`: the page that a service worker shows without a network. */
export const GET = tenantRoute('read', async ({ tenant }) => {
  const { html } = await offlineParts(tenant)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': OFFLINE_POLICY,
    'x-robots-tag': 'noindex',
  }
  return new Response(html, { headers })
})
