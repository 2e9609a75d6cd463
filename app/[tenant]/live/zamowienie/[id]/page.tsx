import type { Metadata } from 'next'
import { allowFrames } from '@/app/_pages/embed-origins'
import { keyedTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { FrameBridge } from '@/components/embed/client/frame-bridge'
import { OrderNotFound } from '@/components/order/order-not-found'
import { OrderView } from '@/components/order/order-view'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { isOrderId } from '@/lib/domain/ordering/order/paths'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { paymentMethodsOffered } from '@/lib/domain/payment/offered'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { findOrderingRestaurant } from '@/lib/server/upstream/menus'
import { fetchOrder } from '@/lib/server/upstream/orders'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata: Metadata = { title: PAGE_TITLES.order }

/** An order's status page, for anyone who has its link: to follow, pay or cancel it. Contract C1, C19. */
export default keyedTenantPage(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const order = isOrderId(id) ? await fetchOrder(tenant, id) : null
    if (!order) throw new NotFoundError(<OrderNotFound />)
    await allowFrames(tenant, order.restaurant_id)
    const offered = order.status === 'new' ? await loadPaymentMethods(tenant, order) : []
    const answer = await readAnswer<CodedAnswer>('order', query)
    const isHelpAsked = answer?.code === 'helpAsked'
    return (
      <>
        <OrderView
          tenant={tenant}
          order={order}
          offered={offered}
          problem={isHelpAsked ? null : (answer?.code ?? null)}
          isHelpAsked={isHelpAsked}
          now={new Date()}
        />
        <FrameBridge event={{ type: 'order.created', data: { number: order.number, total: order.total } }} />
      </>
    )
  },
  { section: 'order' },
)

async function loadPaymentMethods(tenant: Tenant, order: Order) {
  const restaurant = await findOrderingRestaurant(tenant, order.restaurant_id)
  const own = restaurant?.ordering?.payment_methods ?? []
  return paymentMethodsOffered(tenant.allowed_payment_option_keys, own, order.delivery_type)
}
