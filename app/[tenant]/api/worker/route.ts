import { createHash } from 'node:crypto'
import { offlineParts } from '@/app/_pages/offline-parts'
import { RELEASE } from '@/lib/domain/app-version'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { serviceWorker } from '@/lib/server/installed/service-worker'

/** `/sw.js`: its text changes with every build and every change of the brand, so that browsers update it. */
export const GET = tenantRoute('read', async ({ tenant }) => {
  const { html, css, files } = await offlineParts(tenant)
  const content = createHash('sha256').update(html).update(css).digest('hex').slice(0, 8)
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    // The worker's own policy: it fetches, and runs no other script.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  }
  return new Response(serviceWorker(`${RELEASE}-${content}`, files), { headers })
})
