import { useTranslations } from 'next-intl'
import { CartBadge } from '@/components/cart/client/cart-badge'
import { Icon } from '@/components/ui/icon'
import { bagPath } from '@/components/ui/icons/bag'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './header.module.css'

export type HeaderSection = 'reserve' | 'order' | 'mine'

const LINKS: { section: HeaderSection; href: string }[] = [
  { section: 'reserve', href: '/rezerwuj' },
  { section: 'order', href: '/zamawiaj' },
  { section: 'mine', href: '/moje' },
]

type Props = { tenant: Pick<Tenant, 'key' | 'label'>; section?: HeaderSection; label?: string }

/**
 * Logo, name and the links to reservation, ordering and this device's list. `html[data-header="hidden"]` hides it
 * (showHeader=false, L084).
 */
export function Header({ tenant, section, label }: Props) {
  const t = useTranslations('shell')
  const cart = useTranslations('cart')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: at the top of a page a header is a banner, which may have a name.
    <header className={`surface edged-below container ${styles.header}`} data-shell="header" aria-label={label}>
      <Wrap className={`line-4 spread centred ${styles.bar}`}>
        <a
          href="/"
          className={`touch dark shrinks plain-link ${styles.brand}`}
          aria-label={t('home', { label: tenant.label })}
        >
          {/* biome-ignore lint/performance/noImgElement: next/image writes an inline style, which the policy refuses. */}
          <img src={`/marks/${tenant.key}.svg`} alt="" width={36} height={36} />
          {tenant.label}
        </a>
        <nav aria-label={t('nav')} className={`flex wrap relative ${styles.links}`}>
          {LINKS.map((link) => (
            <a
              key={link.section}
              href={link.href}
              className={`touch dark semibold plain-link rounded ${styles.link}`}
              aria-current={link.section === section ? 'true' : undefined}
            >
              {t(link.section === 'mine' ? 'mineShort' : link.section)}
            </a>
          ))}
          <CartBadge label={cart('badge')}>
            <Icon path={bagPath} />
          </CartBadge>
        </nav>
      </Wrap>
    </header>
  )
}
