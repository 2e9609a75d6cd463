import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { Wrap } from '@/components/ui/layout/wrap'
import { mostRestaurantsFirst } from '@/lib/domain/list/nearest-cities'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { CityTiles } from './city-tiles'
import styles from './list.module.css'

/** Number of large city tiles; the others follow in one line. */
const TILES = 4

type Props = {
  /** The list's form, with its present values. */
  bar: ReactNode
  /** Search words. */
  summary: string
  /** Cities that have restaurants of this kind. */
  cities: readonly CityWithCount[]
  /** The list of one city, with all other parameters. */
  hrefOf: (slug: string) => string
}

/** Asks for a city: a list over several is useless to a diner. Contract C20. */
export function CityChoice({ bar, summary, cities, hrefOf }: Props) {
  const t = useTranslations('list')
  const sorted = mostRestaurantsFirst(cities)
  return (
    <Wrap className={`stack-4 one-column ${styles.listPage}`}>
      {bar}
      <header className="stack-1">
        <h1 className={`title-m ${styles.title}`}>{t('whichCity')}</h1>
        <p className="soft small">{summary}</p>
      </header>
      <CityTiles cities={sorted.slice(0, TILES)} hrefOf={hrefOf} />
      {sorted.length > TILES && (
        <ChipList label={t('otherCities')}>
          {sorted.slice(TILES).map(({ slug, name, restaurants }) => (
            <ChipLink key={slug} kind="plain" href={hrefOf(slug)}>
              {name} ({restaurants})
            </ChipLink>
          ))}
        </ChipList>
      )}
    </Wrap>
  )
}
