import { tenantRoute } from '@/lib/http/tenant-route'
import { themeCss } from '@/lib/tenant/theme-css'

/** `/theme-{hash}.css`: the brand's colours as a file, since no page may carry inline styles. */
export const GET = tenantRoute('read', async ({ tenant }) => {
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  }
  return new Response(themeCss(tenant), { headers })
})
