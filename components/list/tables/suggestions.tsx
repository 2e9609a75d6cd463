import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { RestaurantList } from '@/components/list/restaurant-list'
import { StaticPart } from '@/components/static-markup/static-part'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { nearestCities } from '@/lib/domain/list/nearest-cities'
import type { TablesPage } from '@/lib/domain/list/schema'
import type { MeasuredFrom } from '@/lib/domain/list/tables/measured-from'
import { nearbyTimes, otherDays } from '@/lib/domain/list/tables/nearby-times'
import type { Result } from '@/lib/domain/list/tables/rank'
import { type ResultsQuery, resultsPath } from '@/lib/domain/list/tables/tables-query'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { localDateOf } from '@/lib/domain/time/time'
import type { EmptyPlace } from '../empty-place'
import styles from '../suggestions.module.css'
import { TableRow } from './table-row'

export type ResultsProps = {
  query: ResultsQuery
  /** The city of the results, if there is one. */
  city: CityWithCount | null
  cities: CityWithCount[]
  /** The page of results, with its counts. */
  list: TablesPage
  /** URLs of the neighbouring pages. */
  previous: string | null
  next: string | null
  /** Shown without any restaurants. */
  empty?: Omit<ComponentProps<typeof EmptyPlace>, 'kind'> | null
  /** Restaurants with a table that the filters exclude. */
  similar: Result[]
  now: Date
  map?: ReactNode
  /** Origin of the distances shown in rows. */
  from?: MeasuredFrom | null
}

/** Suggestions for the next search: other times, days, filters, cities. */
export function TableSuggestions({
  query,
  city,
  cities,
  list: { items, page },
  similar,
  now,
  from,
  hasTable,
}: ResultsProps & { hasTable: boolean }) {
  const t = useTranslations('search')
  const list = useTranslations('list')
  const { search, filters } = query
  const answers = items.map(({ availability }) => availability)
  const to = (change: Partial<typeof search>) => resultsPath({ ...search, ...change }, filters)
  return (
    <>
      {similar.length > 0 && (
        <>
          <h2>{t('similar')}</h2>
          <RestaurantList label={t('similar')} isStatic>
            {similar.map((result) => (
              <TableRow
                key={result.restaurant.id}
                {...result}
                search={search}
                sort={filters.sort}
                withCity={!city}
                isFirst={false}
                from={from}
              />
            ))}
          </RestaurantList>
        </>
      )}
      <StaticPart as="section" className={`stack-4 sunken ${styles.suggestions}`}>
        <h2>{t(hasTable ? 'suggestionsTitle' : 'suggestionsNoTable')}</h2>
        {items.length === 0 && page === 1 && (
          <p>
            {t('noneFits')} <a href={resultsPath(search)}>{list('clear')}</a>
          </p>
        )}
        <Group title={t('nearbyTimes')}>
          {nearbyTimes(answers, search.time).map((time) => (
            <ChipLink key={time} kind="plain" href={to({ time })}>
              {time}
            </ChipLink>
          ))}
        </Group>
        <Group title={t('otherDays')}>
          {otherDays(answers, search.date, localDateOf(now)).map((date) => (
            <ChipLink key={date} kind="plain" href={to({ date })}>
              {formatDayShort(date)}
            </ChipLink>
          ))}
        </Group>
        <Group title={t('otherCities')}>
          {nearestCities(cities, city?.slug ?? null).map(({ slug, name }) => (
            <ChipLink key={slug} kind="plain" href={to({ city: slug })}>
              {name}
            </ChipLink>
          ))}
        </Group>
      </StaticPart>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div className={`stack-2 ${styles.group}`}>
      <h3>{title}</h3>
      <ChipList label={title}>{children}</ChipList>
    </div>
  )
}
