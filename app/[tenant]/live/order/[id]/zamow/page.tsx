import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { guarded, type PageProps } from '@/app/guarded'
import { CheckoutPanel } from '@/components/checkout/checkout-panel'
import { getOrderingRestaurant } from '@/lib/upstream/menus'

export const metadata: Metadata = { title: 'Zamówienie' }

/** Where a cart becomes an order. Contract C3, C18. */
export default guarded(
  async (tenant, { params }: PageProps) => {
    const { id = '' } = await params
    const restaurant = (await getOrderingRestaurant(tenant, Number(id))) ?? notFound()
    const { ordering, ...rest } = restaurant
    return <CheckoutPanel tenant={tenant} restaurant={rest} terms={ordering ?? notFound()} now={new Date()} />
  },
  { section: 'order' },
)
