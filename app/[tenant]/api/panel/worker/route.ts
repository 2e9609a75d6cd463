import { tenantRoute } from '@/lib/server/http/tenant-route'
import { PANEL_WORKER } from '@/lib/server/installed/panel-worker'

/** `/panel/sw.js`: the worker that shows alarms. Its folder is its scope. Contract C26. */
export const GET = tenantRoute('read', async () => {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
  }
  return new Response(PANEL_WORKER, { headers })
})
