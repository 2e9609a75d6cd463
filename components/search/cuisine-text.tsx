import { useTranslations } from 'next-intl'
import type { ReservationCuisine } from '@/lib/domain/restaurant/cuisines'
import type { City } from '@/lib/domain/restaurant/schema'
import type { CuisineFacts } from '@/lib/domain/search/cuisine-facts'
import { CITY_TEXTS } from '@/messages/content/city-texts'
import { CUISINE_WORDS } from '@/messages/content/cuisine-words'
import styles from './city-page.module.css'

type Props = {
  city: City
  cuisine: ReservationCuisine
  part: 'heading' | 'body'
  /** The number of restaurants with this cuisine. */
  count: number
  /** `null` if not all of them are known. */
  facts: CuisineFacts | null
  /** The number of all restaurants in the city. */
  all: number
}

/** A text about a cuisine in a city, with the number of restaurants. */
export function CuisineText({ city, cuisine, part, count, facts, all }: Props) {
  const t = useTranslations('cuisine')
  const { title, line } = CUISINE_WORDS[cuisine]
  const where = CITY_TEXTS[city.slug]?.where
  const heading = where ? t('title', { title, where }) : t('titlePlain', { title, city: city.name })
  if (part === 'heading') {
    return (
      <header className={styles.heading}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{line}</p>
      </header>
    )
  }
  return (
    <section className={styles.text}>
      <h2>{t('about', { title })}</h2>
      <p>
        {t('count', { city: city.name, count, all })} {facts && t('places', { list: listed(facts.restaurants) })}
      </p>
      {facts && <Facts {...facts} />}
    </section>
  )
}

function Facts({ restaurants, latest, price, areas, openOnSunday, online }: CuisineFacts) {
  const t = useTranslations('cuisine')
  const of = restaurants.length
  return (
    <>
      <p>
        {t(openOnSunday === 0 ? 'sundayNone' : openOnSunday === of ? 'sundayAll' : 'sunday', {
          count: openOnSunday,
          of,
        })}{' '}
        {latest && t('latest', latest)} {areas.length > 0 && t('areas', { list: listed(areas) })}
      </p>
      <p>
        {price.from === price.to ? t('price', price) : t('prices', price)}{' '}
        {online > 0 && t('online', { count: online })}
      </p>
    </>
  )
}

function listed(words: string[]): string {
  return new Intl.ListFormat('pl', { type: 'conjunction' }).format(words)
}
