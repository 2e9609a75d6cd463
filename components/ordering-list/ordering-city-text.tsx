import { useTranslations } from 'next-intl'
import styles from '@/components/search/city-page.module.css'
import type { OrderCuisine } from '@/lib/domain/restaurant/cuisines'
import type { City } from '@/lib/domain/restaurant/schema'
import { bindShortWords } from '@/lib/domain/text/bind-short-words'
import { CITY_TEXTS } from '@/messages/content/city-texts'
import { ORDER_CITY_TEXTS } from '@/messages/content/order-city-texts'

type Props = { city: City; cuisine: OrderCuisine | null; cuisines: readonly string[]; count: number }

/** The city's text about ordering; a generated one where none is written. */
export function OrderingCityText({ city, cuisine, cuisines, count }: Props) {
  const t = useTranslations('orderingList.city')
  const where = CITY_TEXTS[city.slug]?.where
  if (cuisine) {
    return (
      <section className={styles.text}>
        <h2>{where ? t('cuisineAbout', { cuisine, where }) : cuisine}</h2>
        <p>{bindShortWords(t('cuisineCount', { count }))}</p>
        <p>{bindShortWords(t('how'))}</p>
      </section>
    )
  }
  const plain = [
    t('plain', { city: city.name, count, cuisines: cuisines.slice(0, 4).join(', ').toLocaleLowerCase('pl') }),
    t('how'),
  ]
  return (
    <section className={styles.text}>
      <h2>{where ? t('aboutTitle', { where }) : t('aboutPlain', { city: city.name })}</h2>
      {(ORDER_CITY_TEXTS[city.slug]?.paragraphs ?? plain).map((paragraph) => (
        <p key={paragraph}>{bindShortWords(paragraph)}</p>
      ))}
    </section>
  )
}
