import { loadSitemapIndex } from '@/app/_metadata/load-sitemap'
import { xmlResponse } from '@/lib/server/http/answer/xml-response'
import { tenantRoute } from '@/lib/server/http/tenant-route'

/** `/sitemap.xml`: the index of the tenant's parts. See docs/design/search.md. */
export const GET = tenantRoute('read', async ({ tenant }) => xmlResponse(await loadSitemapIndex(tenant)))
