import { needsProvider, type PaymentMethod, paymentSlotOf } from '@/lib/domain/payment/methods'
import type { PaymentProvider } from '@/lib/domain/payment/provider'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { tenants } from '@/tenants/registry'
import type { ProviderName } from '@/upstream/db/order-schema'
import type { PaymentSettings } from './payment-settings'

/** The providers of a running upstream, by tenant and method. */
export interface PaymentProviders {
  byName(name: string): PaymentProvider | null
  /** The provider in the tenant's slot for the method; `null` for payment on delivery. Ledger L297, L298. */
  providerFor(tenant: string, method: PaymentMethod): PaymentProvider | null
  /** The methods that can be paid here: all that are paid on delivery, and those of a slot. */
  payable(tenant: string, methods: readonly PaymentMethod[]): PaymentMethod[]
  /** The methods in which no real money moves. See docs/design/payments.md. */
  sandboxMethods(tenant: string, methods: readonly PaymentMethod[]): PaymentMethod[]
  /** The methods whose code is typed into our page. Contract C13. */
  codeMethods(tenant: string, methods: readonly PaymentMethod[]): PaymentMethod[]
  offersSandbox: boolean
  /** URL to which the diner returns. */
  returnUrl(tenant: string, orderId: string, provider: string): string
  notifyUrl(tenant: string, provider: string): string
}

type Slots = Pick<
  PaymentSettings,
  'PAYMENT_PROVIDER' | 'CARD_PROVIDER' | 'PUBLIC_WEB_ORIGIN' | 'PUBLIC_UPSTREAM_ORIGIN'
>

/** Fills two slots per tenant from the settings. */
export function paymentProviders(
  settings: Slots,
  providers: Partial<Record<ProviderName, PaymentProvider>>,
): PaymentProviders {
  const slots = {
    provider: slotOf(settings.PAYMENT_PROVIDER),
    card: slotOf(settings.CARD_PROVIDER ?? settings.PAYMENT_PROVIDER),
  }
  const providerFor: PaymentProviders['providerFor'] = (tenant, method) => {
    const slot = paymentSlotOf(method)
    if (slot === 'place' || slot === 'none') return null
    const name = slots[slot](tenant)
    return name === 'none' ? null : (providers[name] ?? null)
  }
  return {
    providerFor,
    payable: (tenant, methods) =>
      methods.filter((method) => !needsProvider(method) || providerFor(tenant, method) !== null),
    offersSandbox: `${settings.PAYMENT_PROVIDER},${settings.CARD_PROVIDER ?? ''}`.includes('builtin'),
    sandboxMethods: (tenant, methods) => methods.filter((method) => providerFor(tenant, method)?.name === 'builtin'),
    codeMethods: (tenant, methods) =>
      methods.filter((method) => method === 'blik' && providerFor(tenant, method)?.takesBlikCode),
    byName: (name) => (Object.hasOwn(providers, name) ? (providers[name as ProviderName] ?? null) : null),
    // The built-in page is on the tenant's own site.
    returnUrl: (tenant, orderId, provider) =>
      provider === 'builtin' ? `/zamowienie/${orderId}` : `${webOrigin(settings, tenant)}/zamowienie/${orderId}`,
    notifyUrl: (tenant, provider) => `${upstreamOrigin(settings, tenant)}/payments/${provider}/notify`,
  }
}

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

type SlotName = ProviderName | 'none'

function slotOf(text: string): (tenant: string) => SlotName {
  const [first = 'none', ...others] = text.split(',')
  const own = new Map(others.map((pair) => pair.split(':') as [string, string]))
  return (tenant) => (own.get(tenant) ?? first) as SlotName
}

function webOrigin({ PUBLIC_WEB_ORIGIN }: Slots, tenant: string): string {
  return (PUBLIC_WEB_ORIGIN ?? 'https://{host}').replace('{tenant}', tenant).replace('{host}', hostOf(tenant))
}

function upstreamOrigin({ PUBLIC_UPSTREAM_ORIGIN }: Slots, tenant: string): string {
  return PUBLIC_UPSTREAM_ORIGIN ?? `https://api.${hostOf(tenant)}`
}

function hostOf(tenant: string): string {
  return tenants.find(({ key }) => key === tenant)?.hosts[0] ?? 'localhost'
}
