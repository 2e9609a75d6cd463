import { loadSitemapEntries } from '@/app/sitemap-of'
import { problem } from '@/lib/http/problem'
import { tenantRoute } from '@/lib/http/tenant-route'
import { xmlResponse } from '@/lib/http/xml-answer'
import { sitemapFile } from '@/lib/seo/sitemap'

/** `/sitemap-{n}.xml`: one file of the index. */
export const GET = tenantRoute('read', async ({ tenant, params }) => {
  const file = sitemapFile(`https://${tenant.hosts[0]}`, await loadSitemapEntries(tenant), Number(params.page))
  return file ? xmlResponse(file) : problem(404, { code: 'not_found', message: 'Nie ma tu takiej strony.' })
})
