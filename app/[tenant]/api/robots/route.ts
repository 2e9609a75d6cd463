import { tenantRoute } from '@/lib/http/tenant-route'
import { robotsTxt } from '@/lib/seo/robots'
import { bareHost } from '@/lib/tenant/host'

/** `/robots.txt`; a stage host is closed. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const isStage = bareHost(request.headers.get('host') ?? '').startsWith('stage.')
  return new Response(robotsTxt({ origin: `https://${tenant.hosts[0]}`, isCanonical: !isStage }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
})
