import { loadSitemapEntries } from '@/app/sitemap-of'
import { tenantRoute } from '@/lib/http/tenant-route'
import { xmlResponse } from '@/lib/http/xml-answer'
import { sitemapOf } from '@/lib/seo/sitemap'

/** `/sitemap.xml`: the tenant's pages, or the index of its files. */
export const GET = tenantRoute('read', async ({ tenant }) =>
  xmlResponse(sitemapOf(`https://${tenant.hosts[0]}`, await loadSitemapEntries(tenant))),
)
