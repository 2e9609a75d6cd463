import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import styles from './mode-tabs.module.css'

const MODES = [
  { mode: 'booking', href: '/rezerwuj', icon: 'calendar' },
  { mode: 'order', href: '/zamawiaj', icon: 'pin' },
] as const

/** A table or a meal to the door: what stands below, and the other one link away. Ledger A7. */
export function ModeTabs({ mode }: { mode: 'booking' | 'order' }) {
  const t = useTranslations('home')
  return (
    <nav aria-label={t('modes')} className={styles.tabs}>
      {MODES.map(({ mode: one, href, icon }) => (
        <a key={one} href={href} aria-current={one === mode ? 'true' : undefined} className={styles.tab}>
          <Icon name={icon} size={20} />
          {t(`mode.${one}`)}
        </a>
      ))}
    </nav>
  )
}
