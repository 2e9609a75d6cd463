import { useMessages, useTranslations } from 'next-intl'
import type { CartWords, VoucherWords } from '@/components/cart/words'
import { Notice } from '@/components/ui/notice'
import { PhoneLink } from '@/components/ui/phone-link'
import { Wrap } from '@/components/ui/wrap'
import { legalFacts } from '@/lib/legal/facts'
import { menuPath } from '@/lib/menu/paths'
import { checkoutPlace } from '@/lib/order/checkout-place'
import type { OrderingSummary } from '@/lib/order/schema'
import { OFFERED_METHODS } from '@/lib/payment/methods'
import type { Restaurant } from '@/lib/restaurant/schema'
import type { Tenant } from '@/lib/tenant/schema'
import { CheckoutForm } from './checkout-form'
import styles from './checkout-form.module.css'

type Props = { tenant: Tenant; restaurant: Restaurant; terms: OrderingSummary; now: Date }

/** The checkout in the brand's name; where no orders are taken, it says why in the seed's words. Ledger L209–L212. */
export function CheckoutPanel({ tenant, restaurant, terms, now }: Props) {
  const t = useTranslations('checkout')
  const { checkout, cart } = useMessages()
  const { name, contact, trader, address } = restaurant
  const place = checkoutPlace(restaurant, terms, tenant.allowed_payment_option_keys, now)
  const path = menuPath(restaurant)
  // Issue 10, A6: where no money moves, whoever chooses the method reads it.
  const payNotes = { ...checkout.form.payNotes }
  for (const method of OFFERED_METHODS.filter((one) => tenant.test_payment_option_keys?.includes(one))) {
    payNotes[method] = [t('testPayment'), payNotes[method]].filter(Boolean).join(' ')
  }
  const email = tenant.support.operations.email
  const { orderTerms, orderPrivacy } = legalFacts(tenant)
  const rules = (chunks: React.ReactNode) => <a href={orderTerms}>{chunks}</a>
  const others = (chunks: React.ReactNode) => <a href="/zamawiaj">{chunks}</a>
  const privacy = (chunks: React.ReactNode) => <a href={orderPrivacy}>{chunks}</a>

  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <a href={path} className={styles.back}>
          {t('backToMenu')}
        </a>
        <h1>{name}</h1>
      </div>
      {place.ways.length === 0 ? (
        <Notice kind="warning" title={place.asapOffText ?? t('offTitle')}>
          <p>{t.rich('offText', { phone: () => <PhoneLink phone={contact.phone} />, others })}</p>
        </Notice>
      ) : (
        <>
          <Notice className={styles.unscripted}>
            <p>{t('noScript', { phone: contact.phone })}</p>
          </Notice>
          <div className={styles.scripted}>
            <CheckoutForm
              words={{ ...checkout.form, payNotes }}
              errorWords={checkout.error}
              voucherWords={voucherWordsOf(cart)}
              place={place}
              restaurant={{
                id: restaurant.id,
                name,
                path,
                phone: contact.phone,
                address: `${address.street} ${address.house}`,
              }}
              supportEmail={email}
              termsLabel={t.rich('termsLabel', { terms: rules })}
              clause={t.rich('clause', { name, label: tenant.label, email, privacy })}
              legal={t('legal', { trader: `${trader.name}, ${trader.address}, NIP ${trader.nip}` })}
              renderedAtMs={now.getTime()}
            />
          </div>
        </>
      )}
    </Wrap>
  )
}

// The rest of the cart's words stays on the server.
function voucherWordsOf(cart: CartWords): VoucherWords {
  const { voucherOpen, voucherLabel, voucherApply, voucherRemove, voucherOn, voucherLost } = cart
  const { voucherChecking, voucherFailed } = cart
  return {
    ...{ voucherOpen, voucherLabel, voucherApply, voucherRemove, voucherOn, voucherLost },
    ...{ voucherChecking, voucherFailed },
  }
}
