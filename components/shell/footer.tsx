import { useTranslations } from 'next-intl'
import { PrivacyEntry } from '@/components/consent/privacy-entry'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './footer.module.css'

export type FooterTenant = Pick<Tenant, 'key' | 'label' | 'tagline' | 'cities' | 'links' | 'support' | 'analytics'>

/** The brand's cities, its terms, and its contact address. */
export function Footer({ tenant }: { tenant: FooterTenant }) {
  return (
    <footer className={styles.footer} data-shell="footer">
      <Wrap className={styles.columns}>
        <div>
          <p className={styles.label}>{tenant.label}</p>
          <p className={styles.tagline}>{tenant.tagline}</p>
        </div>
        <Cities cities={tenant.cities} />
        <Help tenant={tenant} />
      </Wrap>
    </footer>
  )
}

function Cities({ cities }: Pick<FooterTenant, 'cities'>) {
  const t = useTranslations('shell')
  return (
    <nav aria-labelledby="footer-cities">
      <h2 id="footer-cities" className={styles.title}>
        {t('cities')}
      </h2>
      <ul className={`${styles.list} ${cities.length > 4 ? styles.cities : ''}`}>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/rezerwuj/${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Help({ tenant }: { tenant: FooterTenant }) {
  const { links, support } = tenant
  const t = useTranslations('shell')
  const entries = [
    { href: '/moje', text: t('mine') },
    { href: links.terms, text: t('terms') },
    { href: links.privacy, text: t('privacy') },
    { href: '/jak-ukladamy-liste', text: t('ranking') },
    { href: '/dostepnosc', text: t('accessibility') },
    { href: '/zgloszenie', text: t('report') },
    { href: '/dla-restauracji', text: t('partners') },
    { href: `mailto:${support.operations.email}`, text: support.operations.email },
  ]
  return (
    <nav aria-labelledby="footer-help">
      <h2 id="footer-help" className={styles.title}>
        {t('help')}
      </h2>
      <ul className={`${styles.list} ${styles.help}`}>
        {entries.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <PrivacyEntry tenant={tenant} />
      </ul>
    </nav>
  )
}
