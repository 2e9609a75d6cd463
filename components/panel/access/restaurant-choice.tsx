import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Wrap } from '@/components/ui/layout/wrap'
import { firstPageOf, panelPath } from '@/lib/domain/panel/access/pages'
import type { StaffSession } from '@/lib/domain/panel/access/schema'
import styles from './access.module.css'

/** Restaurants of a person who works at several. Contract C28. */
export function RestaurantChoice({ restaurants }: { restaurants: StaffSession['restaurants'] }) {
  const t = useTranslations('panel')
  return (
    <Wrap className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('access.restaurants.title')}</h1>
      <ul className={`stack-3 full ${styles.names}`}>
        {restaurants.map(({ id, name, role, state, permissions }) => (
          <li key={id}>
            <a
              href={panelPath(id, firstPageOf({ state, permissions }))}
              className={`middle outlined dark title-s bold anywhere plain-link centre round ${styles.person}`}
            >
              {name}
              <span>{t(`shell.roles.${role}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Wrap>
  )
}
