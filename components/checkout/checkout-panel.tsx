import { useMessages, useTranslations } from 'next-intl'
import type { CartWords, VoucherWords } from '@/components/cart/words'
import { WaitingWords } from '@/components/form/waiting-words'
import { RememberBox } from '@/components/recent/remember-box'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import { PhoneLink } from '@/components/ui/phone-link'
import { checkoutOptions } from '@/lib/domain/ordering/checkout/checkout-options'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { OrderingSummary } from '@/lib/domain/ordering/order/schema'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { legalFacts } from '@/messages/legal/facts'
import styles from './checkout-form.module.css'
import { CheckoutForm } from './client/checkout-form'

type Props = { tenant: Tenant; restaurant: Restaurant; terms: OrderingSummary; now: Date }

/** The checkout; where no orders are accepted, it shows the reason in the seed's words. Ledger L209–L212. */
export function CheckoutPanel({ tenant, restaurant, terms, now }: Props) {
  const t = useTranslations('checkout')
  const { checkout, cart, known } = useMessages()
  const { name, contact, trader, address } = restaurant
  const options = checkoutOptions(restaurant, terms, tenant.allowed_payment_option_keys, now)
  const path = menuPath(restaurant)
  const codeMethods = tenant.code_payment_option_keys ?? []
  const payNotes = { ...checkout.form.payNotes, ...(codeMethods.includes('blik') && { blik: '' }) }
  const isTest = (tenant.test_payment_option_keys ?? []).length > 0
  const email = tenant.support.operations.email
  const { orderTerms, orderPrivacy } = legalFacts(tenant)
  const rules = (chunks: React.ReactNode) => <a href={orderTerms}>{chunks}</a>
  const others = (chunks: React.ReactNode) => <a href="/zamawiaj">{chunks}</a>
  const privacy = (chunks: React.ReactNode) => <a href={orderPrivacy}>{chunks}</a>

  return (
    <Wrap className={`pad-2 ${styles.page}`} data-short-footer="">
      <div className={`flex spread baseline ${styles.head}`}>
        <a href={path} className="small self-start pad-2">
          {t('backToMenu')}
        </a>
        <h1 className="title-m">{name}</h1>
      </div>
      {options.deliveryOptions.length === 0 ? (
        <Notice kind="warning" title={options.asapOffText ?? t('offTitle')}>
          <p>{t.rich('offText', { phone: () => <PhoneLink phone={contact.phone} />, others })}</p>
        </Notice>
      ) : (
        <>
          <Notice className="unscripted">
            <p>{t('noScript', { phone: contact.phone })}</p>
          </Notice>
          <div className={`scripted ${styles.scripted}`}>
            <CheckoutForm
              words={{ ...checkout.form, payNotes }}
              errorWords={checkout.error}
              voucherWords={voucherWordsOf(cart)}
              goesWithWords={cart.goesWith}
              options={options}
              restaurant={{
                id: restaurant.id,
                name,
                path,
                phone: contact.phone,
                address: `${address.street} ${address.house}`,
              }}
              takesBlikCode={codeMethods.includes('blik')}
              supportEmail={email}
              termsLabel={t.rich('termsLabel', { terms: rules })}
              testText={isTest ? t('testPayment') : null}
              knownWords={known}
              clause={
                <>
                  <RememberBox />
                  <details className={styles.controller}>
                    <summary>{t('controller', { name, label: tenant.label })}</summary>
                    <p>{t.rich('clause', { email, privacy })}</p>
                  </details>
                </>
              }
              legal={t('legal', { trader: `${trader.name}, ${trader.address}, NIP ${trader.nip}` })}
              renderedAtMs={now.getTime()}
            />
            <WaitingWords steps={{ zamow: 'ordering' }} />
          </div>
        </>
      )}
    </Wrap>
  )
}

// The browser gets only the words that the checkout uses.
function voucherWordsOf(cart: CartWords): VoucherWords {
  const { voucherOpen, voucherLabel, voucherApply, voucherRemove, voucherAccepted, voucherExcess } = cart
  const { voucherChecking, voucherFailed } = cart
  return {
    voucherOpen,
    voucherLabel,
    voucherApply,
    voucherRemove,
    voucherAccepted,
    voucherExcess,
    voucherChecking,
    voucherFailed,
  }
}
