import { snippetMetadata } from '@/app/_metadata/snippet-metadata'
import { liveTenantPage } from '@/app/_pages/tenant-page'
import { EmbedPage } from '@/components/embed/embed-page'
import { restaurantIdOf } from '@/lib/domain/restaurant/slug'
import { getEmbeddable, listEmbeddable } from '@/lib/server/upstream/embeddable-restaurants'

export const generateMetadata = snippetMetadata

/**
 * The same page with the restaurants found by name, or with the snippet of the chosen one. Works without scripts.
 * Contract C16.
 */
export default liveTenantPage(async (tenant, { searchParams }) => {
  const { q, restauracja } = await searchParams
  const text = typeof q === 'string' ? q.trim().slice(0, 100) : ''
  const id = typeof restauracja === 'string' ? restaurantIdOf(restauracja) : null
  const chosen = id ? await getEmbeddable(tenant, id) : null
  const { restaurants, hasMore } =
    chosen || !text ? { restaurants: null, hasMore: false } : await listEmbeddable(tenant, text)
  return (
    <EmbedPage tenant={tenant} choices={chosen ? [chosen] : []} search={{ q: text, found: restaurants, hasMore }} />
  )
})
