import type { OrderingSummary } from '@/lib/domain/ordering/order/schema'
import type { TenantConfig } from '@/lib/domain/tenant/schema'

/** A restaurant with those of its payment methods that the tenant offers. Contract C3. */
export function withOfferedMethods<T extends { ordering: OrderingSummary | null }>(
  row: T,
  { allowed_payment_option_keys: allowed }: Pick<TenantConfig, 'allowed_payment_option_keys'>,
): T {
  const { ordering } = row
  if (!ordering) return row
  return {
    ...row,
    ordering: { ...ordering, payment_methods: ordering.payment_methods.filter((method) => allowed.includes(method)) },
  }
}
