import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AlarmBar } from '@/components/panel/alarm/client/alarm-bar'
import { PanelSearch } from '@/components/panel/search/client/panel-search'
import { SkipLink } from '@/components/shell/skip-link'
import { navigationOf, type PanelPageName, panelPath } from '@/lib/domain/panel/access/pages'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import type { Permission, StaffRole } from '@/lib/domain/panel/access/permissions'
import { pageOf } from '@/lib/domain/panel/board/board-place'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './panel-page.module.css'

type Props = {
  tenant: Pick<Tenant, 'key' | 'label'>
  restaurant: { id: number; name: string; state: RestaurantState }
  person: { name: string }
  role: StaffRole
  permissions: readonly Permission[]
  /** They have a role at other restaurants too. */
  hasOthers: boolean
  current: PanelPageName
  children: ReactNode
}

/** The shell of every page of a restaurant's panel; the page's one `main` is here. Contract C28. */
export function PanelPage({ tenant, restaurant, person, role, permissions, hasOthers, current, children }: Props) {
  const t = useTranslations('panel.shell')
  const pages = navigationOf({ state: restaurant.state, permissions })
  const hasBoard = current === 'orders' || current === 'tables'
  // What is found is shown on its own page: nobody is led to one that their role does not open.
  const kinds = (['order', 'visit', 'wait'] as const).filter((kind) => hasBoard && pages.includes(pageOf(kind)))
  return (
    <div className={styles.shell} data-panel={current}>
      <SkipLink />
      <header className={styles.header} data-shell="header">
        <div className={styles.bar}>
          <p className={styles.restaurant}>
            {/* biome-ignore lint/performance/noImgElement: next/image writes an inline style, which the policy refuses. */}
            <img src={`/marks/${tenant.key}.svg`} alt={tenant.label} width={32} height={32} />
            <strong>{restaurant.name}</strong>
          </p>
          {kinds.length > 0 && <PanelSearch restaurantId={restaurant.id} kinds={kinds} words={panelWords.search} />}
          <p className={styles.person}>
            {person.name}, {t(`roles.${role}`)}
          </p>
          {hasOthers && (
            <a href={PANEL_PATH} className={styles.link}>
              {t('restaurants')}
            </a>
          )}
          <form method="post" action="/panel/form/sign-out">
            <button type="submit" className={styles.link}>
              {t('signOut')}
            </button>
          </form>
        </div>
        <nav aria-label={t('nav')} className={styles.pages}>
          {pages.map((page) => (
            <a
              key={page}
              href={panelPath(restaurant.id, page)}
              className={styles.page}
              aria-current={page === current ? 'page' : undefined}
            >
              {t(`pages.${page}`)}
            </a>
          ))}
        </nav>
      </header>
      <AlarmBar restaurantId={restaurant.id} hasBoard={hasBoard} words={panelWords.alarm} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
