import { useTranslations } from 'next-intl'
import { PrivacyEntry } from '@/components/legal/privacy-entry'
import { StaticPart } from '@/components/static-markup/static-part'
import { Wrap } from '@/components/ui/layout/wrap'
import { OWN_DATA_PATH } from '@/lib/domain/person-data/paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { servicesOf } from '@/lib/domain/tenant/services'
import styles from './footer.module.css'

type FooterTenant = Pick<Tenant, 'key' | 'label' | 'tagline' | 'cities' | 'links' | 'support' | 'analytics'>

/** The brand's cities, its terms, and its contact address. */
export function Footer({ tenant }: { tenant: FooterTenant }) {
  return (
    <footer className={styles.footer} data-shell="footer">
      <Wrap className={styles.columns}>
        <StaticPart as="div">
          <p className={styles.label}>{tenant.label}</p>
          <p className={styles.tagline}>{tenant.tagline}</p>
        </StaticPart>
        <Cities cities={tenant.cities} />
        <Help tenant={tenant} />
      </Wrap>
    </footer>
  )
}

function Cities({ cities }: Pick<FooterTenant, 'cities'>) {
  const t = useTranslations('shell')
  return (
    <StaticPart as="nav" aria-labelledby="footer-cities">
      <h2 id="footer-cities" className={styles.title}>
        {t('cities')}
      </h2>
      <ul className={`above-1 ${cities.length > 4 ? `grid top ${styles.cities}` : ''}`}>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/rezerwuj/${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </StaticPart>
  )
}

function Help({ tenant }: { tenant: FooterTenant }) {
  const { links, support } = tenant
  const t = useTranslations('shell')
  const entries = [
    { href: '/moje', text: t('mine') },
    { href: links.terms, text: t('terms') },
    { href: links.privacy, text: t('privacy') },
    { href: OWN_DATA_PATH, text: t('ownData') },
    { href: '/jak-ukladamy-liste', text: t('ranking') },
    { href: '/dostepnosc', text: t('accessibility') },
    { href: '/zgloszenie', text: t('report') },
    { href: '/dla-restauracji', text: t('partners') },
    { href: `mailto:${support.operations.email}`, text: support.operations.email },
  ]
  const label = { 'aria-labelledby': 'footer-help' }
  const content = (
    <>
      <h2 id="footer-help" className={styles.title}>
        {t('help')}
      </h2>
      <ul className={`above-1 grid top ${styles.help}`}>
        {entries.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <PrivacyEntry tenant={tenant} />
      </ul>
    </>
  )
  // A script opens the consent settings.
  const isStatic = servicesOf(tenant).length === 0
  return isStatic ? (
    <StaticPart as="nav" {...label}>
      {content}
    </StaticPart>
  ) : (
    <nav {...label}>{content}</nav>
  )
}
