import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/panel/page/staff-page'
import { Wrap } from '@/components/ui/layout/wrap'
import { firstPageOf, panelPath } from '@/lib/domain/panel/access/pages'
import type { StaffSession } from '@/lib/domain/panel/access/schema'
import { LargeNames } from './large-names'

/** Restaurants of a person who works at several. Contract C28. */
export function RestaurantChoice({ restaurants }: { restaurants: StaffSession['restaurants'] }) {
  const t = useTranslations('panel')
  return (
    <Wrap>
      <StaffPage title={t('access.restaurants.title')}>
        <LargeNames
          items={restaurants.map(({ id, name, role, state, permissions }) => ({
            href: panelPath(id, firstPageOf({ state, permissions })),
            name,
            about: t(`shell.roles.${role}`),
          }))}
        />
      </StaffPage>
    </Wrap>
  )
}
