import type { ComponentProps } from 'react'
import { Wrap } from '@/components/ui/layout/wrap'
import { nearestCities } from '@/lib/domain/list/nearest-cities'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { EmptyPlace } from './empty-place'
import styles from './list.module.css'

type Props = Pick<ComponentProps<typeof EmptyPlace>, 'kind' | 'elsewhere'> & {
  city: CityWithCount
  cities: CityWithCount[]
}

/** The page of a city without restaurants. Contract C34. */
export function EmptyCityPage({ city, cities, ...place }: Props) {
  return (
    <Wrap className={styles.cityPage}>
      <header className="stack-2">
        <h1>{city.name}</h1>
      </header>
      <EmptyPlace {...place} of="city" cities={nearestCities(cities, city.slug)} />
    </Wrap>
  )
}
