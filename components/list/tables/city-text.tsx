import { useTranslations } from 'next-intl'
import type { CuisineFacts } from '@/lib/domain/list/tables/cuisine-facts'
import type { ReservationCuisine } from '@/lib/domain/restaurant/cuisines'
import type { City } from '@/lib/domain/restaurant/schema'
import { bindShortWords } from '@/lib/domain/text/bind-short-words'
import { type CityWords as Text, whereOf } from '@/messages/content/city-texts'
import { CUISINE_WORDS } from '@/messages/content/cuisine-words'
import { CityHeading, CityText, Paragraphs } from '../city-list-page'

type Props = {
  city: City
  /** The brand's own text about the city; without one, a text generated from the data. */
  text: Text | undefined
  part: 'heading' | 'body'
  count: number
  cuisines: string[]
}

/** The city's written text; without one, a text generated from the data. */
export function ReservationCityText({ city, text, part, count, cuisines }: Props) {
  const t = useTranslations('city')
  const where = whereOf(city)
  const facts = { city: city.name, count, cuisines: cuisines.slice(0, 4).join(', ').toLowerCase() }
  if (part === 'heading') {
    return (
      <CityHeading
        title={where ? t('title', { where }) : t('titlePlain', { city: city.name })}
        lead={bindShortWords(text?.lead ?? t('leadPlain', facts))}
      />
    )
  }
  return (
    <CityText title={where ? t('about', { where }) : t('aboutPlain', { city: city.name })}>
      <Paragraphs of={text?.paragraphs ?? [t('textPlain', facts), t('textHow')]} />
    </CityText>
  )
}

type CuisineProps = {
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
export function CuisineText({ city, cuisine, part, count, facts, all }: CuisineProps) {
  const t = useTranslations('cuisine')
  const { title, line } = CUISINE_WORDS[cuisine]
  if (part === 'heading') {
    const where = whereOf(city)
    const heading = where ? t('title', { title, where }) : t('titlePlain', { title, city: city.name })
    return <CityHeading title={heading} lead={line} />
  }
  return (
    <CityText title={t('about', { title })}>
      <p>
        {t('count', { city: city.name, count, all })} {facts && t('places', { list: listed(facts.restaurants) })}
      </p>
      {facts && <Facts {...facts} />}
    </CityText>
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
