import { z } from 'zod'

/** `stripe`, or `stripe,lubje:payu` where a tenant uses another; `none`: the methods are not offered. */
const slotSchema = z
  .string()
  .regex(
    /^(builtin|payu|stripe|none)(,[a-z][a-z0-9-]*:(builtin|payu|stripe|none))*$/,
    'builtin, payu, stripe or none; ",tenant:provider" for others',
  )
const originSchema = z.string().regex(/^https?:\/\/[^/\s{}]+$/, 'an origin such as https://api.example.pl')
const originPatternSchema = z
  .string()
  .regex(
    /^https?:\/\/([^/\s{}]|\{tenant\}|\{host\})+$/,
    'an origin such as https://example.pl, https://{tenant}.example.pl or https://{host}',
  )

/** Variables of the payment providers, a part of the upstream's environment. */
export const paymentEnv = {
  /** Provider of card_online, blik and transfer; unset: see `withDefaultProvider`. Ledger L297. */
  PAYMENT_PROVIDER: slotSchema.optional(),
  /** Provider of apple_pay and google_pay; unset, the payment provider. Ledger L298. */
  CARD_PROVIDER: slotSchema.optional(),
  /** Signs the built-in provider's notices. Without it, one is made and kept in `{DATA_DIR}/payment-secret`. */
  BUILTIN_PAYMENT_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  /** Seconds that the built-in bank takes to decide. */
  BUILTIN_PAYMENT_SECONDS: z.coerce.number().min(0).max(60).default(3),
  /** Origin to which diners return, with `{tenant}` or `{host}` for the tenant's own; unset, `https://{host}`. */
  PUBLIC_WEB_ORIGIN: originPatternSchema.optional(),
  /** Origin to which providers send their notices; unset, `api.` before the tenant's own host. */
  PUBLIC_UPSTREAM_ORIGIN: originSchema.optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  PAYU_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  PAYU_POS_ID: z.string().regex(/^\d+$/).optional(),
  PAYU_CLIENT_ID: z.string().min(1).optional(),
  PAYU_CLIENT_SECRET: z.string().min(1).optional(),
  PAYU_SECOND_KEY: z.string().min(1).optional(),
  /** `code` only where the point of sale allows white-label BLIK. */
  PAYU_BLIK: z.enum(['redirect', 'code']).default('redirect'),
}

const paymentEnvSchema = z.object(paymentEnv)
type PaymentEnv = z.infer<typeof paymentEnvSchema>
export type PaymentSettings = PaymentEnv & { PAYMENT_PROVIDER: string }

/**
 * Play money is the default only where no outside users are served; elsewhere `builtin` has to be set explicitly, and
 * by default nothing is paid online. See docs/design/payments.md.
 */
export function withDefaultProvider<T extends PaymentEnv>(env: T, isDeployed: boolean): T & PaymentSettings {
  return { ...env, PAYMENT_PROVIDER: env.PAYMENT_PROVIDER ?? (isDeployed ? 'none' : 'builtin') }
}

/** Line about payments in the start's output; `null` where real money moves. */
export function paymentsLine(settings: PaymentSettings): string | null {
  const slots = `${settings.PAYMENT_PROVIDER},${settings.CARD_PROVIDER ?? settings.PAYMENT_PROVIDER}`
  if (slots.includes('builtin')) return 'payments: play money (builtin), and every payment page says so'
  if (!/payu|stripe/.test(slots))
    return 'payments: online methods are not offered; PAYMENT_PROVIDER takes stripe, payu, or builtin for play money'
  return null
}

const REQUIRED_KEYS = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  payu: ['PAYU_POS_ID', 'PAYU_CLIENT_ID', 'PAYU_CLIENT_SECRET', 'PAYU_SECOND_KEY'],
} as const satisfies Record<string, (keyof PaymentSettings)[]>

/** The keys that a chosen provider lacks. */
export function missingPaymentKeys(settings: PaymentSettings): { name: string; message: string }[] {
  const slots = `${settings.PAYMENT_PROVIDER},${settings.CARD_PROVIDER ?? ''}`
  return (Object.keys(REQUIRED_KEYS) as (keyof typeof REQUIRED_KEYS)[])
    .filter((provider) => slots.includes(provider))
    .flatMap((provider) =>
      REQUIRED_KEYS[provider].map((name) => ({ name, message: `is needed by the provider ${provider}` })),
    )
    .filter(({ name }) => settings[name] === undefined)
}
