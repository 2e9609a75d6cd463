import type { Metadata } from 'next'
import { embedOriginsOf } from '@/app/embed-of'
import { liveTenantPage, NotFoundError, type PageProps } from '@/app/guarded'
import { CheckoutPanel } from '@/components/checkout/checkout-panel'
import { setFrameAncestors } from '@/lib/http/say-framed-by'
import { getOrderingRestaurant } from '@/lib/upstream/menus'

export const metadata: Metadata = { title: 'Zamówienie' }

/** Where a cart on a partner's own site becomes an order. Ledger L075, contract C16. */
export default liveTenantPage(
  async (tenant, { params }: PageProps) => {
    const { id = '' } = await params
    const { ordering, ...restaurant } = (await getOrderingRestaurant(tenant, Number(id))) ?? { ordering: null }
    if (!ordering || !('id' in restaurant)) throw new NotFoundError()
    const origins = embedOriginsOf(tenant, restaurant)
    if (!origins) throw new NotFoundError()
    setFrameAncestors(origins)
    return <CheckoutPanel tenant={tenant} restaurant={restaurant} terms={ordering} now={new Date()} />
  },
  { isEmbedded: true, usesMaps: true },
)
