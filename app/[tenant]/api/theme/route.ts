import { themeCss } from '@/lib/domain/tenant/theme-css'
import { tenantRoute } from '@/lib/server/http/tenant-route'

/** `/theme-{hash}.css`: the brand's colours as a file, because no page may contain inline styles. */
export const GET = tenantRoute('read', async ({ tenant }) => {
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  }
  return new Response(themeCss(tenant), { headers })
})
