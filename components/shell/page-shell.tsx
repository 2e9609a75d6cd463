import type { ReactNode } from 'react'
import { Consent } from '@/components/legal/consent'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { governedBy } from '@/messages/legal/facts'
import { UrlEffects } from './client/url-effects'
import { Footer } from './footer'
import { Header, type HeaderSection } from './header'
import styles from './page-shell.module.css'
import { SkipLink } from './skip-link'

type Props = {
  tenant: Tenant
  section?: HeaderSection
  /** The page's URL is a key: no third party may load, so no consent is needed. Contract C19. */
  isKeyPage?: boolean
  isHeaderHidden?: boolean
  /** Label of its header and its `main`, in a frame of a page that has its own. */
  label?: string
  children: ReactNode
}

/** The shell of every page except the embedded ones. The page's one `main` is here. */
export function PageShell({ tenant, section, isKeyPage = false, isHeaderHidden = false, label, children }: Props) {
  const governed = governedBy(tenant, section)
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Consent tenant={governed} isKeyPage={isKeyPage} />
      {!isHeaderHidden && <Header tenant={tenant} section={section} label={label} />}
      <main id="main" tabIndex={-1} aria-label={label} className="grow">
        {children}
      </main>
      <Footer tenant={governed} />
      <UrlEffects />
    </div>
  )
}
