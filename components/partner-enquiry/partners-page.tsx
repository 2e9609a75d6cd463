import { useTranslations } from 'next-intl'
import { JsonLd } from '@/components/shell/json-ld'
import { Card } from '@/components/ui/layout/card'
import { Wrap } from '@/components/ui/layout/wrap'
import { groszeToWire } from '@/lib/domain/money'
import { PLANS, type PlanKey } from '@/lib/domain/partner-enquiry/plans'
import { ENQUIRY_PATHS, type PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { EnquiryForm } from './enquiry-form'
import { PartnerBenefits } from './partner-benefits'
import { PlanCard } from './plan-card'
import styles from './plans.module.css'

type Props = { tenant: Tenant; chosen: PlanKey | null; posted: PostedEnquiry | null }

/** The plans and prices for restaurants, with the enquiry form. Contract C10. */
export function PartnersPage({ tenant, chosen, posted }: Props) {
  const t = useTranslations('plans')
  return (
    <Wrap className={styles.page}>
      <header className="stack-2 measure">
        <h1>{t('title')}</h1>
        <p className="large leading">{t('lead', { label: tenant.label })}</p>
      </header>
      <section aria-labelledby="plany" className="stack-5 one-column">
        <h2 id="plany">{t('plansTitle')}</h2>
        <ul className={`stack-4 ${styles.plans}`}>
          {PLANS.map((plan) => (
            <PlanCard key={plan.key} plan={plan} />
          ))}
        </ul>
      </section>
      <PartnerBenefits />
      <section aria-labelledby="kontakt" className="stack-5 one-column">
        <div className="stack-2 measure">
          <h2 id="kontakt">{t('formTitle')}</h2>
          <p className="soft">{t('formText')}</p>
        </div>
        <Card className={styles.formCard}>
          <EnquiryForm tenant={tenant} chosen={chosen} posted={posted} />
        </Card>
      </section>
      <PlansJsonLd label={tenant.label} host={tenant.hosts[0] ?? ''} />
    </Wrap>
  )
}

/**
 * The plans as structured data for search engines; a data block needs no permission by the Content-Security-Policy.
 * Ledger L033.
 */
function PlansJsonLd({ label, host }: { label: string; host: string }) {
  const plans = {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: label,
    url: `https://${host}${ENQUIRY_PATHS.enquiry}`,
    itemListElement: PLANS.map(({ key, priceGrosze }) => ({
      '@type': 'Offer',
      name: key,
      price: groszeToWire(priceGrosze).toFixed(2),
      priceCurrency: 'PLN',
    })),
  }
  return <JsonLd data={[plans]} />
}
