import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AlarmBar } from '@/components/panel/alarm/client/alarm-bar'
import { PanelSearch } from '@/components/panel/search/client/panel-search'
import { Notice } from '@/components/ui/notice'
import { consoleRestaurantPath } from '@/lib/domain/console/pages'
import { navigationOf, type PanelPageName, panelPath } from '@/lib/domain/panel/access/pages'
import { CONSOLE_PATH, PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { type BrandRole, isBrandRole, type Permission, type StaffRole } from '@/lib/domain/panel/access/permissions'
import { pageOf } from '@/lib/domain/panel/board/board-place'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './panel-page.module.css'
import { StaffShell } from './staff-shell'

type Props = {
  tenant: Pick<Tenant, 'key' | 'label'>
  restaurant: { id: number; name: string; state: RestaurantState; state_reason: string | null }
  person: { name: string }
  role: StaffRole | BrandRole
  permissions: readonly Permission[]
  /** The person has a role at other restaurants too. */
  hasOthers: boolean
  current: PanelPageName
  children: ReactNode
}

/** The shell of every page of a restaurant's panel. Contract C28. */
export function PanelPage({ tenant, restaurant, person, role, permissions, hasOthers, current, children }: Props) {
  const t = useTranslations('panel.shell')
  const pages = navigationOf({ state: restaurant.state, permissions })
  const isBrands = isBrandRole(role)
  const hasBoard = current === 'orders' || current === 'tables'
  // Hits open their own page, so kinds whose page the role cannot open are left out.
  const kinds = (['order', 'visit', 'wait'] as const).filter((kind) => hasBoard && pages.includes(pageOf(kind)))
  return (
    <StaffShell
      tenant={tenant}
      title={restaurant.name}
      person={`${person.name}, ${t(`roles.${role}`)}`}
      navigation={{
        label: t('nav'),
        pages: pages.map((page) => ({
          href: panelPath(restaurant.id, page),
          text: t(`pages.${page}`),
          isCurrent: page === current,
        })),
      }}
      signOut={`${isBrands ? CONSOLE_PATH : PANEL_PATH}/form/sign-out`}
      tools={kinds.length > 0 && <PanelSearch restaurantId={restaurant.id} kinds={kinds} words={panelWords.search} />}
      links={
        (isBrands || hasOthers) && (
          <a href={isBrands ? consoleRestaurantPath(restaurant.id) : PANEL_PATH} className={styles.link}>
            {t(isBrands ? 'console' : 'restaurants')}
          </a>
        )
      }
      banner={
        <>
          {restaurant.state === 'suspended' && (
            <Notice kind="warning">
              <p>{t('suspended', { brand: tenant.label, reason: restaurant.state_reason ?? '–' })}</p>
            </Notice>
          )}
          {permissions.includes('hear_alarm') && (
            <AlarmBar restaurantId={restaurant.id} hasBoard={hasBoard} words={panelWords.alarm} />
          )}
        </>
      }
      current={current}
    >
      {children}
    </StaffShell>
  )
}
