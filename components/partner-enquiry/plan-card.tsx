import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { formatGrosze } from '@/lib/domain/money'
import { planPrice } from '@/lib/domain/partner-enquiry/plan-price'
import { type Plan, pricePerOrderGrosze } from '@/lib/domain/partner-enquiry/plans'
import { ENQUIRY_PATHS, ENQUIRY_PLACE } from '@/lib/domain/partner-enquiry/posted-enquiry'
import styles from './plans.module.css'

/** One plan: number of orders, price, and the price per order. Ledger L029–L033. */
export function PlanCard({ plan }: { plan: Plan }) {
  const t = useTranslations('plans')
  const { key, orders, priceGrosze, isMostChosen } = plan
  return (
    <Card as="li" className="stack-1 at-start" depth={isMostChosen ? 'raised' : 'resting'}>
      <div className={`row-2 spread centred ${styles.planHead}`}>
        <h3 className="title-s">
          {t.rich('plan', { key, letter: (words) => <span className="title-l">{words}</span> })}
        </h3>
        {isMostChosen && <Badge kind="accent">{t('mostChosen')}</Badge>}
      </div>
      <p className="semibold">{t('orders', { count: orders })}</p>
      <p className={styles.price}>{planPrice(priceGrosze)}</p>
      <p className={`soft small numeric ${styles.perOrder}`}>
        {t('perOrder', { price: formatGrosze(pricePerOrderGrosze(plan)) })}
      </p>
      <ButtonLink
        href={`${ENQUIRY_PATHS.enquiry}?plan=${key}#${ENQUIRY_PLACE}`}
        variant={isMostChosen ? 'primary' : 'secondary'}
        wide
      >
        {t('choose', { key })}
      </ButtonLink>
    </Card>
  )
}
