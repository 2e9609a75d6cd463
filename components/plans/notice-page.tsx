import { useTranslations } from 'next-intl'
import { supportLink } from '@/components/shell/support-link'
import { Card } from '@/components/ui/card'
import { Wrap } from '@/components/ui/wrap'
import type { NoticeKind } from '@/lib/lead/notice-kinds'
import type { PostedLetter } from '@/lib/lead/posted-letter'
import type { Tenant } from '@/lib/tenant/schema'
import { NoticeForm } from './notice-form'
import styles from './plans.module.css'

type Props = { tenant: Tenant; chosen: NoticeKind | null; posted: PostedLetter | null }

/** Where a diner complains, and where anybody reports content or a fault. Digital Services Act, art. 16. */
export function NoticePage({ tenant, chosen, posted }: Props) {
  const t = useTranslations('plans.notice')
  return (
    <Wrap narrow className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.soft}>{t.rich('urgent', supportLink(tenant.support.operations.email))}</p>
      </header>
      <Card>
        <NoticeForm privacy={tenant.links.privacy} chosen={chosen} posted={posted} />
      </Card>
    </Wrap>
  )
}
