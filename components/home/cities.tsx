import { useTranslations } from 'next-intl'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import styles from './home.module.css'
import { Section } from './section'

/** The cities as large links; nothing where there is only one. */
export function Cities({ cities }: { cities: CityWithCount[] }) {
  const t = useTranslations('home')
  if (cities.length < 2) return null
  return (
    <Section title={t('citiesTitle')} text={t('citiesText')} tinted>
      <ul className={styles.cities}>
        {cities.map(({ slug, name, restaurants }) => (
          <li key={slug}>
            <a href={`/rezerwuj/${slug}`} className={styles.city}>
              <span className={styles.cityName}>{name}</span>
              <span className={styles.cityCount}>{t('restaurants', { count: restaurants })}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
