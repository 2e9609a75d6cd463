import type { ReactNode } from 'react'
import type { Tenant } from '@/lib/tenant/schema'
import { Footer } from './footer'
import { Header, type Section } from './header'
import styles from './page-shell.module.css'
import { SkipLink } from './skip-link'

type Props = { tenant: Tenant; section?: Section; children: ReactNode }

/** What stands around every page but the embedded ones. The one `main` of the page is here. */
export function PageShell({ tenant, section, children }: Props) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Header tenant={tenant} section={section} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer tenant={tenant} />
    </div>
  )
}
