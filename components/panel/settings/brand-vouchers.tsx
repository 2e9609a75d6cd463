import { useTranslations } from 'next-intl'
import type { RestaurantVoucher } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { formatGrosze } from '@/lib/domain/money'
import { voucherTermsText } from '@/messages/content/voucher-terms'
import styles from './settings.module.css'

/** Codes that the brand made for the restaurant: only the brand changes them. Contract C37, C39. */
export function BrandVouchers({ vouchers }: { vouchers: readonly RestaurantVoucher[] }) {
  const t = useTranslations('panel.settings.brandVouchers')
  if (vouchers.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="brand-vouchers-title">
      <h2 id="brand-vouchers-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.lines}>
        {vouchers.map(({ id, code, orders, discount_grosze, state, ...terms }) => (
          <li key={id} className={styles.item}>
            <strong>{code}</strong>
            <span>
              {state !== 'valid' && `${t(`states.${state}`)} · `}
              {voucherTermsText({ code, ...terms })}
            </span>
            <span className={styles.soft}>
              {terms.type === 'freeDelivery'
                ? t('delivered', { orders })
                : t('given', { orders, sum: formatGrosze(discount_grosze) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
