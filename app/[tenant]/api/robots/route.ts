import { robotsTxt } from '@/lib/domain/seo/robots'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { bareHost } from '@/lib/server/routing/host'

/** `/robots.txt`; a staging host disallows everything. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const isStage = bareHost(request.headers.get('host') ?? '').startsWith('stage.')
  return new Response(robotsTxt({ origin: `https://${tenant.hosts[0]}`, isCanonical: !isStage }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
})
