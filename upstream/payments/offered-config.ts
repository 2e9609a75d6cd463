import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { PaymentProviders } from './payment-providers'

/**
 * The tenant's configuration with only the payment methods that a provider of this upstream can take. Menus, checkout
 * and legal pages read the list from here, orders are checked against it. See docs/design/payments.md; contract C13.
 */
export function offeredConfig(config: TenantConfig, tenant: string, paymentProviders: PaymentProviders): TenantConfig {
  const payable = paymentProviders.payable(tenant, config.allowed_payment_option_keys)
  return {
    ...config,
    // An empty list would mean the fallback (ledger L012); `paid` is never offered, so alone it means none.
    allowed_payment_option_keys: payable.length > 0 ? payable : ['paid'],
    test_payment_option_keys: paymentProviders.sandboxMethods(tenant, payable),
    code_payment_option_keys: paymentProviders.codeMethods(tenant, payable),
  }
}
