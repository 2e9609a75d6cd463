import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/skip-link'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './panel-page.module.css'

type Props = {
  tenant: Pick<Tenant, 'key' | 'label'>
  /** Name of the restaurant or the brand. */
  title: string
  /** The signed-in person, with their role. */
  person: string
  navigation: { label: string; pages: { href: string; text: string; isCurrent: boolean }[] }
  /** Where the button to sign out posts. */
  signOut: string
  /** Beside the title. */
  tools?: ReactNode
  /** Links beside the signed-in person. */
  links?: ReactNode
  /** Between header and page. */
  banner?: ReactNode
  /** Key of the page in the styles. */
  current: string
  children: ReactNode
}

/** The shell of every page of the panel and the console; the page's one `main` is here. Contract C28, C38. */
export function StaffShell({
  tenant,
  title,
  person,
  navigation,
  signOut,
  tools,
  links,
  banner,
  current,
  children,
}: Props) {
  const t = useTranslations('panel.shell')
  return (
    <div className={styles.shell} data-panel={current}>
      <SkipLink />
      <header className={`unprinted relative surface edged-below ${styles.header}`} data-shell="header">
        <div className={`line-4 centred ${styles.bar}`}>
          <p className={`flex centred touch-high large shrinks gap-2 ${styles.restaurant}`}>
            {/* biome-ignore lint/performance/noImgElement: next/image writes an inline style, which the policy refuses. */}
            <img src={`/marks/${tenant.key}.svg`} alt={tenant.label} width={32} height={32} />
            <strong>{title}</strong>
          </p>
          {tools}
          <p className={styles.person}>{person}</p>
          {links}
          <form method="post" action={signOut}>
            <button type="submit" className={styles.link}>
              {t('signOut')}
            </button>
          </form>
        </div>
        <nav aria-label={navigation.label} className={styles.pages}>
          {navigation.pages.map(({ href, text, isCurrent }) => (
            <a key={href} href={href} className={styles.page} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
      </header>
      {banner}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
