import { loadSitemapEntries } from '@/app/_metadata/load-sitemap-entries'
import { problem } from '@/lib/server/http/answer/problem'
import { xmlResponse } from '@/lib/server/http/answer/xml-response'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { sitemapFile } from '@/lib/server/seo/sitemap'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** `/sitemap-{n}.xml`: one file of the sitemap index. */
export const GET = tenantRoute('read', async ({ tenant, params }) => {
  const file = sitemapFile(`https://${tenant.hosts[0]}`, await loadSitemapEntries(tenant), Number(params.page))
  return file ? xmlResponse(file) : problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
})
