import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_metadata/sharing-metadata'
import { trailData } from '@/app/_metadata/trail-data'
import { NotFoundError, type PageProps, tenantPage } from '@/app/_pages/tenant-page'
import { LegalPage } from '@/components/legal/legal-page'
import { JsonLd } from '@/components/shell/json-ld'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { getTenant } from '@/lib/server/upstream/tenants'
import type { LegalDocument } from '@/messages/legal/document'

interface Options {
  document: (tenant: Tenant) => LegalDocument
  /** The canonical URL. */
  canonical: (tenant: Tenant) => string
  /** Tenants that have this page; without it, all. */
  isShownBy?: (tenant: Tenant) => boolean
}

/** The page and the metadata of one legal text. */
export function legalRoute({ document, canonical, isShownBy = () => true }: Options) {
  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const tenant = await getTenant((await params).tenant)
    if (!tenant || !isShownBy(tenant)) return {}
    const { title, lead } = document(tenant)
    return pageMetadata(tenant, {
      title: fittedTitle(tenant.label, title),
      description: description(lead),
      path: canonical(tenant),
    })
  }
  const Page = tenantPage(async (tenant) => {
    if (!isShownBy(tenant)) throw new NotFoundError()
    const text = document(tenant)
    return (
      <>
        <LegalPage document={text} tenant={tenant} />
        <JsonLd data={[await trailData(tenant, [{ name: text.title, url: canonical(tenant) }])]} />
      </>
    )
  })
  return { generateMetadata, Page }
}
