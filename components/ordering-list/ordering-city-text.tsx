import { useTranslations } from 'next-intl'
import styles from '@/components/search/city-page.module.css'
import { StaticPart } from '@/components/static-markup/static-part'
import type { OrderCuisine } from '@/lib/domain/restaurant/cuisines'
import type { City } from '@/lib/domain/restaurant/schema'
import { bindShortWords } from '@/lib/domain/text/bind-short-words'
import { CITY_TEXTS } from '@/messages/content/city-texts'
import { ORDER_CUISINE_TITLES, type OrderCityText } from '@/messages/content/order-city-texts'

type Props = {
  city: City
  /** The brand's words about ordering there; none: a generated text. */
  text: OrderCityText | undefined
  cuisine: OrderCuisine | null
  cuisines: readonly string[]
  count: number
}

/** The city's text about ordering; a generated one where none is written. */
export function OrderingCityText({ city, text, cuisine, cuisines, count }: Props) {
  const t = useTranslations('orderingList.city')
  const where = CITY_TEXTS[city.slug]?.where
  if (cuisine) {
    const title = ORDER_CUISINE_TITLES[cuisine]
    return (
      <StaticPart as="section" className={styles.text}>
        <h2>{where ? t('cuisineAbout', { cuisine: title, where }) : title}</h2>
        <p>{bindShortWords(t('cuisineCount', { count }))}</p>
        <p>{bindShortWords(t('how'))}</p>
      </StaticPart>
    )
  }
  const plain = [
    t('plain', { city: city.name, count, cuisines: cuisines.slice(0, 4).join(', ').toLocaleLowerCase('pl') }),
    t('how'),
  ]
  return (
    <StaticPart as="section" className={styles.text}>
      <h2>{where ? t('aboutTitle', { where }) : t('aboutPlain', { city: city.name })}</h2>
      {(text?.paragraphs ?? plain).map((paragraph) => (
        <p key={paragraph}>{bindShortWords(paragraph)}</p>
      ))}
    </StaticPart>
  )
}
