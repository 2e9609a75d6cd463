import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { calendarPath } from '@/components/ui/icons/calendar'
import { pinPath } from '@/components/ui/icons/pin'
import styles from './mode-tabs.module.css'

/** The mount point of the start-of-flow form. Ledger L034. */
export function StartBar({ mode, children }: { mode: 'booking' | 'order'; children: ReactNode }) {
  return (
    <div id="start-bar">
      <ModeTabs mode={mode} />
      {children}
    </div>
  )
}

const MODES = [
  { mode: 'booking', href: '/rezerwuj', icon: calendarPath },
  { mode: 'order', href: '/zamawiaj', icon: pinPath },
] as const

/** Tabs for reservation and ordering: one form below, a link to the other. Ledger A7. */
function ModeTabs({ mode }: { mode: 'booking' | 'order' }) {
  const t = useTranslations('home')
  return (
    <nav aria-label={t('modes')} className={`stack-1 sunken ${styles.tabs}`}>
      {MODES.map(({ mode: one, href, icon }) => (
        <a
          key={one}
          href={href}
          aria-current={one === mode ? 'true' : undefined}
          className={`flex centred touch-high dark small gap-2 semibold plain-link ${styles.tab}`}
        >
          <Icon path={icon} size={20} />
          {t(`mode.${one}`)}
        </a>
      ))}
    </nav>
  )
}
