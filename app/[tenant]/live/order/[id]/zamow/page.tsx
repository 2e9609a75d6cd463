import type { Metadata } from 'next'
import { liveTenantPage, NotFoundError, type PageProps } from '@/app/_pages/tenant-page'
import { CheckoutPanel } from '@/components/checkout/checkout-panel'
import { findOrderingRestaurant } from '@/lib/server/upstream/menus'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata: Metadata = { title: PAGE_TITLES.order }

/** The checkout. Contract C3, C18. */
export default liveTenantPage(
  async (tenant, { params }: PageProps) => {
    const { id = '' } = await params
    const { ordering, ...restaurant } = (await findOrderingRestaurant(tenant, Number(id))) ?? { ordering: null }
    if (!ordering || !('id' in restaurant)) throw new NotFoundError()
    return <CheckoutPanel tenant={tenant} restaurant={restaurant} terms={ordering} now={new Date()} />
  },
  { section: 'order', usesMaps: true },
)
