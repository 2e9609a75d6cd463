import { useTranslations } from 'next-intl'
import { supportLink } from '@/components/shell/support-link'
import { Card } from '@/components/ui/card'
import { Wrap } from '@/components/ui/wrap'
import type { ReportKind } from '@/lib/lead/notice-kinds'
import type { PostedEnquiry } from '@/lib/lead/posted-letter'
import type { Tenant } from '@/lib/tenant/schema'
import { ContentReportForm } from './notice-form'
import styles from './plans.module.css'

type Props = { tenant: Tenant; chosen: ReportKind | null; posted: PostedEnquiry | null }

/** Where a diner complains, and where anybody reports content or a fault. Digital Services Act, art. 16. */
export function ContentReportPage({ tenant, chosen, posted }: Props) {
  const t = useTranslations('plans.report')
  return (
    <Wrap narrow className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.soft}>{t.rich('urgent', supportLink(tenant.support.operations.email))}</p>
      </header>
      <Card>
        <ContentReportForm privacy={tenant.links.privacy} chosen={chosen} posted={posted} />
      </Card>
    </Wrap>
  )
}
