import type { Db } from '@/upstream/db/database'
import { type PaymentProviders, paymentProviders } from './payment-providers'
import type { PaymentSettings } from './payment-settings'
import { payuProvider } from './payu/payu-provider'
import { sandboxProvider } from './sandbox/sandbox-provider'
import { stripeProvider } from './stripe/stripe-provider'

interface ProviderContext {
  db: Db
  now: () => Date
  /** Signs the built-in provider's notices. */
  secret: string
}

/** Every provider whose keys are set; the built-in one settles its earlier payments even where no slot names it. */
export function createPaymentProviders(
  settings: PaymentSettings,
  { db, now, secret }: ProviderContext,
): PaymentProviders {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  const { PAYU_POS_ID: posId, PAYU_CLIENT_ID: clientId } = settings
  const { PAYU_CLIENT_SECRET: clientSecret, PAYU_SECOND_KEY: secondKey } = settings
  const environment = settings.PAYU_ENVIRONMENT
  const takesBlikCode = settings.PAYU_BLIK === 'code'
  return paymentProviders(settings, {
    builtin: sandboxProvider({ db, now, secret, thinkSeconds: settings.BUILTIN_PAYMENT_SECONDS }),
    ...(secretKey && webhookSecret && { stripe: stripeProvider({ secretKey, webhookSecret }) }),
    ...(posId &&
      clientId &&
      clientSecret &&
      secondKey && {
        payu: payuProvider({ environment, posId, clientId, clientSecret, secondKey, takesBlikCode, now }),
      }),
  })
}
