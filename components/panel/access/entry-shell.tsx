import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/skip-link'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './entry-shell.module.css'

/** The shell of pages on which nobody is signed in to a restaurant yet. Contract C28. */
export function EntryShell({ tenant, children }: { tenant: Pick<Tenant, 'key' | 'label'>; children: ReactNode }) {
  const t = useTranslations('panel.shell')
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.header} data-shell="header">
        <Wrap className={styles.bar}>
          {/* biome-ignore lint/performance/noImgElement: next/image writes an inline style, which the policy refuses. */}
          <img src={`/marks/${tenant.key}.svg`} alt="" width={32} height={32} />
          <strong>{tenant.label}</strong>
          <span>{t('panel')}</span>
        </Wrap>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
