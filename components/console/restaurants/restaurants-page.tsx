import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import rowsTable from '@/components/panel/rows-table.module.css'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { consolePath, consoleRestaurantPath } from '@/lib/domain/console/pages'
import {
  type ConsoleRestaurant,
  type ConsoleRestaurants,
  type ConsoleRestaurantsQuery,
  RESTAURANT_SORTS,
  RESTAURANTS_A_PAGE,
} from '@/lib/domain/console/restaurants-schema'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { useFigureTexts } from './figure-texts'
import { PageLinks } from './page-links'
import styles from './restaurants.module.css'
import { StateBadge } from './state-badge'

type Props = { found: ConsoleRestaurants; query: ConsoleRestaurantsQuery; mayMake: boolean }

/** The restaurants of a brand with their figures. Contract C41. */
export function RestaurantsPage({ found, query, mayMake }: Props) {
  const t = useTranslations('panel.consoleRestaurants')
  const path = consolePath('restaurants')
  const { items, total, page } = found
  const kept = { ...(query.q && { q: query.q }), ...(query.state && { stan: query.state }), sort: query.sort }
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('list.title')}</h1>
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
        <table className={rowsTable.table}>
          <thead className="unseen-on-phones">
            <tr>
              {(['name', 'state', 'answer', 'unanswered', 'refunds', 'noShows'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`list.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((one) => (
              <Row key={one.id} restaurant={one} />
            ))}
          </tbody>
        </table>
      )}
      <PageLinks path={path} query={kept} page={page} pages={Math.ceil(total / RESTAURANTS_A_PAGE)} />
    </div>
  )
}

function Row({ restaurant: { id, name, city, state, missing, figures } }: { restaurant: ConsoleRestaurant }) {
  const t = useTranslations('panel.consoleRestaurants.list')
  const needs = useTranslations('panel.opening.needs')
  const texts = useFigureTexts()(figures)
  return (
    <tr>
      <th scope="row">
        <a href={consoleRestaurantPath(id)}>{name}</a>
        <span className="soft small block">{city}</span>
      </th>
      <td>
        <StateBadge state={state} />
        {state !== 'open' && (
          <span className="soft small block">
            {missing.length > 0
              ? t('missing', { needs: missing.map((need) => needs(`${need}.name`)).join(', ') })
              : t('ready')}
          </span>
        )}
      </td>
      {(['answer', 'unanswered', 'refunds', 'noShows'] as const).map((column) => (
        <td key={column} data-label={t(`columns.${column}`)}>
          {texts[column]}
        </td>
      ))}
    </tr>
  )
}
