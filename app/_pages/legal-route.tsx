import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_metadata/sharing-metadata'
import { trailData } from '@/app/_metadata/trail-data'
import { NotFoundError, type PageProps, tenantPage } from '@/app/_pages/tenant-page'
import { LegalPage } from '@/components/legal/legal-page'
import { JsonLd } from '@/components/seo/json-ld'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { getTenant } from '@/lib/server/upstream/tenants'
import type { LegalDocument } from '@/messages/legal/document'

interface Options {
  document: (owner: Tenant) => LegalDocument
  /** The canonical URL. */
  canonical: (owner: Tenant) => string
  /** The tenant that the text belongs to, which need not be the one that shows it; `null` without one. */
  ownerFor?: (tenant: Tenant) => Promise<Tenant | null>
}

/** The page and the metadata of one legal text. */
export function legalRoute({ document, canonical, ownerFor = async (tenant) => tenant }: Options) {
  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const tenant = await getTenant((await params).tenant)
    const owner = tenant && (await ownerFor(tenant))
    if (!owner) return {}
    const { title, lead } = document(owner)
    return pageMetadata(tenant, {
      title: fittedTitle(tenant.label, title),
      description: description(lead),
      path: canonical(owner),
    })
  }
  const Page = tenantPage(async (tenant) => {
    const owner = await ownerFor(tenant)
    if (!owner) throw new NotFoundError()
    const text = document(owner)
    return (
      <>
        <LegalPage document={text} tenant={owner} />
        <JsonLd data={[await trailData(tenant, [{ name: text.title, url: canonical(owner) }])]} />
      </>
    )
  })
  return { generateMetadata, Page }
}
