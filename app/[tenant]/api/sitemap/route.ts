import { loadSitemapEntries } from '@/app/_metadata/load-sitemap-entries'
import { xmlResponse } from '@/lib/server/http/answer/xml-response'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { sitemapOf } from '@/lib/server/seo/sitemap'

/** `/sitemap.xml`: the tenant's pages, or the index of its files. */
export const GET = tenantRoute('read', async ({ tenant }) =>
  xmlResponse(sitemapOf(`https://${tenant.hosts[0]}`, await loadSitemapEntries(tenant))),
)
