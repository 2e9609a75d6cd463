import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { Wrap } from '@/components/ui/layout/wrap'
import { PLANS, type PlanKey } from '@/lib/domain/partner-enquiry/plans'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { EnquiryForm } from './enquiry-form'
import { PartnerBenefits } from './partner-benefits'
import { PlanCard } from './plan-card'
import styles from './plans.module.css'
import { PlansJsonLd } from './plans-json-ld'

type Props = { tenant: Tenant; chosen: PlanKey | null; posted: PostedEnquiry | null }

/** The plans and prices for restaurants, with the enquiry form. Contract C10. */
export function PartnersPage({ tenant, chosen, posted }: Props) {
  const t = useTranslations('plans')
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead', { label: tenant.label })}</p>
      </header>
      <section aria-labelledby="plany" className={styles.section}>
        <h2 id="plany">{t('plansTitle')}</h2>
        <ul className={styles.plans}>
          {PLANS.map((plan) => (
            <PlanCard key={plan.key} plan={plan} />
          ))}
        </ul>
      </section>
      <PartnerBenefits />
      <section aria-labelledby="kontakt" className={styles.section}>
        <div className={styles.head}>
          <h2 id="kontakt">{t('formTitle')}</h2>
          <p className={styles.soft}>{t('formText')}</p>
        </div>
        <Card className={styles.formCard}>
          <EnquiryForm tenant={tenant} chosen={chosen} posted={posted} />
        </Card>
      </section>
      <PlansJsonLd label={tenant.label} host={tenant.hosts[0] ?? ''} />
    </Wrap>
  )
}
