import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import { OFFERED_METHODS, type OfferedMethod } from '@/lib/domain/payment/methods'
import type { Tenant } from '@/lib/domain/tenant/schema'

/**
 * The payment methods that the tenant allows and some of these restaurants accept, in the order of the checkout.
 * Contract C3.
 */
export function paymentMethodsOf(
  { allowed_payment_option_keys: allowed }: Pick<Tenant, 'allowed_payment_option_keys'>,
  restaurants: Pick<OrderingRestaurant, 'ordering'>[],
): OfferedMethod[] {
  return OFFERED_METHODS.filter(
    (method) =>
      allowed.includes(method) && restaurants.some(({ ordering }) => ordering?.payment_methods.includes(method)),
  )
}
