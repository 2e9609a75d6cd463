import { snippetMetadata, snippetTrail } from '@/app/_metadata/snippet-metadata'
import { tenantPage } from '@/app/_pages/tenant-page'
import { EmbedPage } from '@/components/embed/embed-page'
import { JsonLd } from '@/components/shell/json-ld'
import { listEmbeddable } from '@/lib/server/upstream/embeddable-restaurants'

export const generateMetadata = snippetMetadata

/**
 * The page where a restaurant copies the snippet for its own site. A brand with many restaurants has a search instead.
 * Contract C16.
 */
export default tenantPage(async (tenant) => {
  const { restaurants, hasMore } = await listEmbeddable(tenant)
  return (
    <>
      <EmbedPage
        tenant={tenant}
        choices={hasMore ? [] : restaurants}
        search={hasMore ? { q: '', found: null, hasMore: false } : null}
      />
      <JsonLd data={[await snippetTrail(tenant)]} />
    </>
  )
})
