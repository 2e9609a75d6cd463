import type { Metadata } from 'next'
import { embedOriginsOf } from '@/app/_pages/embed-origins'
import { liveTenantPage, NotFoundError, type PageProps } from '@/app/_pages/tenant-page'
import { CheckoutPanel } from '@/components/checkout/checkout-panel'
import { setFrameAncestors } from '@/lib/server/http/answer/set-frame-ancestors'
import { findOrderingRestaurant } from '@/lib/server/upstream/menus'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata: Metadata = { title: PAGE_TITLES.order }

/** The checkout on a partner's own site. Ledger L075, contract C16. */
export default liveTenantPage(
  async (tenant, { params }: PageProps) => {
    const { id = '' } = await params
    const { ordering, ...restaurant } = (await findOrderingRestaurant(tenant, Number(id))) ?? { ordering: null }
    if (!ordering || !('id' in restaurant)) throw new NotFoundError()
    const origins = embedOriginsOf(tenant, restaurant)
    if (!origins) throw new NotFoundError()
    setFrameAncestors(origins)
    return <CheckoutPanel tenant={tenant} restaurant={restaurant} terms={ordering} now={new Date()} />
  },
  { isEmbedded: true, usesMaps: true },
)
