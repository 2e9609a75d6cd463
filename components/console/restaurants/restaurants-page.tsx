import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { RowsTable } from '@/components/panel/page/rows-table'
import { StaffPage } from '@/components/panel/page/staff-page'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { consolePath, consoleRestaurantPath } from '@/lib/domain/console/pages'
import {
  type ConsoleRestaurants,
  type ConsoleRestaurantsQuery,
  RESTAURANT_SORTS,
  RESTAURANTS_A_PAGE,
} from '@/lib/domain/console/restaurants-schema'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { FIGURES, useFigureTexts } from './figure-texts'
import { PageLinks } from './page-links'
import styles from './restaurants.module.css'
import { StateBadge } from './state-badge'

type Props = { found: ConsoleRestaurants; query: ConsoleRestaurantsQuery; mayMake: boolean }

/** The restaurants of a brand with their figures. Contract C41. */
export function RestaurantsPage({ found, query, mayMake }: Props) {
  const t = useTranslations('panel.consoleRestaurants')
  const needs = useTranslations('panel.opening.needs')
  const texts = useFigureTexts()
  const path = consolePath('restaurants')
  const { items, total, page } = found
  const filters = { ...(query.q && { q: query.q }), ...(query.state && { stan: query.state }), sort: query.sort }
  return (
    <StaffPage title={t('list.title')}>
      <p className="soft">{t('list.text')}</p>
      {mayMake && (
        <p>
          <ButtonLink href={`${path}/nowa`} variant="secondary">
            {t('list.new')}
          </ButtonLink>
        </p>
      )}
      <form method="get" action={path} className={`row-3 ${styles.filters}`}>
        <TextField id="q" name="q" label={t('list.search')} maxLength={80} defaultValue={query.q} autoComplete="off" />
        <SelectField id="state" name="stan" label={t('list.state')} defaultValue={query.state ?? ''}>
          <option value="">{t('list.allStates')}</option>
          {RESTAURANT_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </SelectField>
        <SelectField id="sort" name="sort" label={t('list.sort')} defaultValue={query.sort}>
          {RESTAURANT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          {t('list.show')}
        </Button>
      </form>
      <p role="status">{t('list.found', { count: total })}</p>
      {items.length > 0 && (
        <RowsTable
          columns={(['name', 'state', ...FIGURES] as const).map((column) => t(`list.columns.${column}`))}
          rows={items.map(({ id, name, city, state, missing, figures }) => {
            const lacks = missing.map((need) => needs(`${need}.name`)).join(', ')
            const figureTexts = texts(figures)
            return {
              key: id,
              cells: [
                <Fragment key="name">
                  <a href={consoleRestaurantPath(id)}>{name}</a>
                  <span className="soft small block">{city}</span>
                </Fragment>,
                <Fragment key="state">
                  <StateBadge state={state} />
                  {state !== 'open' && (
                    <span className="soft small block">
                      {lacks ? t('list.missing', { needs: lacks }) : t('list.ready')}
                    </span>
                  )}
                </Fragment>,
                ...FIGURES.map((figure) => figureTexts[figure]),
              ],
            }
          })}
        />
      )}
      <PageLinks path={path} query={filters} page={page} pages={Math.ceil(total / RESTAURANTS_A_PAGE)} />
    </StaffPage>
  )
}
