import { useTranslations } from 'next-intl'
import { supportLink } from '@/components/shell/support-link'
import { Card } from '@/components/ui/layout/card'
import { Wrap } from '@/components/ui/layout/wrap'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import type { ReportKind } from '@/lib/domain/partner-enquiry/report-kinds'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { ContentReportForm } from './content-report-form'
import styles from './plans.module.css'

type Props = { tenant: Tenant; chosen: ReportKind | null; posted: PostedEnquiry | null }

/**
 * The page for complaints, for reports of unlawful content and for reports of faults. Digital Services Act, art. 16.
 */
export function ContentReportPage({ tenant, chosen, posted }: Props) {
  const t = useTranslations('plans.report')
  return (
    <Wrap narrow className={styles.page}>
      <header className="stack-2 measure">
        <h1>{t('title')}</h1>
        <p className="large leading">{t('lead')}</p>
        <p className="soft">{t.rich('urgent', supportLink(tenant.support.operations.email))}</p>
      </header>
      <Card>
        <ContentReportForm privacy={tenant.links.privacy} chosen={chosen} posted={posted} />
      </Card>
    </Wrap>
  )
}
