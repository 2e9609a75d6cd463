import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { TextField } from '@/components/ui/form/text-field'
import type { EnquiryField } from '@/lib/domain/partner-enquiry/enquiry-form'
import { MERCHANT_TYPES } from '@/lib/domain/partner-enquiry/merchant-types'
import { PLANS, type PlanKey } from '@/lib/domain/partner-enquiry/plans'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './enquiry.module.css'
import { EnquiryFrame } from './enquiry-frame'
import { RadioGroup } from './radio-group'
import { useEnquiryFields } from './use-enquiry-fields'

type EnquiryTenant = Pick<Tenant, 'label' | 'operator' | 'links' | 'support'>
type Props = { tenant: EnquiryTenant; chosen: PlanKey | null; posted: PostedEnquiry | null }

/** Enquiry form for a plan. Contract C10, ledger L025–L028. */
export function EnquiryForm({ tenant: { operator, links, support }, chosen, posted }: Props) {
  const t = useTranslations('plans')
  const { field, errorOf, typed } = useEnquiryFields<EnquiryField>(posted)
  const clause = t.rich('enquiryClause', {
    email: support.operations.email,
    privacy: (words) => <a href={links.privacy}>{words}</a>,
  })
  return (
    <EnquiryFrame action="/api/leads" posted={posted} clause={clause}>
      <RadioGroup
        name="plan"
        legend={t('planLegend')}
        options={PLANS.map(({ key, orders }) => ({ value: key, label: `${key}: ${t('orders', { count: orders })}` }))}
        chosen={typed('plan') || (chosen ?? undefined)}
        error={errorOf('plan')}
      />
      <div className={`stack-5 one-column top ${styles.pair}`}>
        <TextField {...field('name')} label={t('name')} autoComplete="name" required />
        <TextField {...field('nip')} label={t('nip')} inputMode="numeric" required />
        <TextField {...field('venue')} label={t('venue')} autoComplete="organization" required />
        <TextField {...field('city')} label={t('city')} autoComplete="address-level2" required />
        <TextField {...field('phone')} label={t('phone')} type="tel" prefix="+48" autoComplete="tel" required />
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" required />
      </div>
      <RadioGroup
        name="merchant_type"
        legend={t('merchantLegend')}
        options={MERCHANT_TYPES.map((type) => ({ value: type, label: t(`merchantType.${type}`) }))}
        chosen={typed('merchant_type')}
        error={errorOf('merchant_type')}
      />
      <CheckboxField
        id="consent"
        name="consent"
        label={t('consent', { operator: operator.name })}
        defaultChecked={typed('consent') !== ''}
        required
        error={errorOf('consent')}
      />
    </EnquiryFrame>
  )
}
