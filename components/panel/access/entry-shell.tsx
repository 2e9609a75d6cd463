import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/skip-link'
import { Wrap } from '@/components/ui/layout/wrap'
import type { StaffPlace } from '@/lib/domain/panel/access/paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './entry-shell.module.css'

type Props = { tenant: Pick<Tenant, 'key' | 'label'>; place?: StaffPlace; children: ReactNode }

/** Shell of pages before sign-in. Contract C28. */
export function EntryShell({ tenant, place = 'panel', children }: Props) {
  const t = useTranslations('panel')
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className="surface edged-below" data-shell="header">
        <Wrap className={`line-3 centred ${styles.bar}`}>
          {/* biome-ignore lint/performance/noImgElement: next/image writes an inline style, which the policy refuses. */}
          <img src={`/marks/${tenant.key}.svg`} alt="" width={32} height={32} />
          <strong>{tenant.label}</strong>
          <span>{t(place === 'console' ? 'console.name' : 'shell.panel')}</span>
        </Wrap>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
