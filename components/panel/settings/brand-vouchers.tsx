import { useTranslations } from 'next-intl'
import { StaffSection } from '@/components/panel/page/staff-page'
import type { RestaurantVoucher } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { formatGrosze } from '@/lib/domain/money'
import { voucherTermsText } from '@/messages/content/voucher-terms'
import styles from './settings.module.css'

/** Codes that the brand made for the restaurant: only the brand changes them. Contract C37, C39. */
export function BrandVouchers({ vouchers }: { vouchers: readonly RestaurantVoucher[] }) {
  const t = useTranslations('panel.settings.brandVouchers')
  if (vouchers.length === 0) return null
  return (
    <StaffSection title={t('title')}>
      <p>{t('text')}</p>
      <ul className="stack-1 small anywhere">
        {vouchers.map(({ id, code, orders, discount_grosze, state, ...terms }) => (
          <li key={id} className={`stack-2 at-start framed relative padded ${styles.item}`}>
            <strong>{code}</strong>
            <span>
              {state !== 'valid' && `${t(`states.${state}`)} · `}
              {voucherTermsText({ code, ...terms })}
            </span>
            <span className="soft small">
              {terms.type === 'freeDelivery'
                ? t('delivered', { orders })
                : t('given', { orders, sum: formatGrosze(discount_grosze) })}
            </span>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
