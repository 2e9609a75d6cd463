import { createHash } from 'node:crypto'
import { offlineParts } from '@/app/_pages/offline-parts'
import { RELEASE } from '@/lib/domain/app-version'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { serviceWorker } from '@/lib/server/installed/service-worker'

/** `/sw.js`: another text with every build and every change of the brand, which is how browsers notice. */
export const GET = tenantRoute('read', async ({ tenant }) => {
  const { html, css, files } = await offlineParts(tenant)
  const content = createHash('sha256').update(html).update(css).digest('hex').slice(0, 8)
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    // Of the worker itself: it fetches, and runs nothing but its own text.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  }
  return new Response(serviceWorker(`${RELEASE}-${content}`, files), { headers })
})
