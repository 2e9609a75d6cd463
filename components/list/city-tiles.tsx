import { useTranslations } from 'next-intl'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import styles from './city-tiles.module.css'

type Props = { cities: readonly CityWithCount[]; hrefOf: (slug: string) => string }

/** Cities as large links, each with its number of restaurants. */
export function CityTiles({ cities, hrefOf }: Props) {
  const t = useTranslations('home')
  return (
    <ul className={`stack-3 ${styles.cities}`}>
      {cities.map(({ slug, name, restaurants }) => (
        <li key={slug}>
          <a href={hrefOf(slug)} className={`grid dark plain-link surface edged level ${styles.city}`}>
            <span className="large bold tight">{name}</span>
            <span className="soft small">{t('restaurants', { count: restaurants })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
