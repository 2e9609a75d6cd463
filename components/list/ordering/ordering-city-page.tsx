import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OrderingStartPanel } from '@/components/home/ordering-start-panel'
import { Collapsible } from '@/components/list/client/collapsible'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { pinPath } from '@/components/ui/icons/pin'
import type { ListedRestaurant } from '@/lib/domain/list/ordering/ordering-list'
import { EMPTY_QUERY, orderingFields } from '@/lib/domain/list/ordering/ordering-query'
import type { OrderingPage } from '@/lib/domain/list/schema'
import type { OrderCuisine } from '@/lib/domain/restaurant/cuisines'
import type { City, CityWithCount } from '@/lib/domain/restaurant/schema'
import { bindShortWords } from '@/lib/domain/text/bind-short-words'
import { whereOf } from '@/messages/content/city-texts'
import {
  CUISINE_LINES,
  ORDER_CUISINE_TITLES,
  type OrderCityText,
  orderCityTextOf,
} from '@/messages/content/order-city-texts'
import { CityHeading, CityListPage, CityText, Paragraphs } from '../city-list-page'
import styles from './ordering-list.module.css'
import { OrderingBadges, OrderingRows } from './ordering-rows'

type Props = {
  /** The brand's key. */
  tenant: string
  city: CityWithCount
  cities: CityWithCount[]
  cuisine: OrderCuisine | null
  list: OrderingPage
  /** Restaurants of this page of the list. */
  restaurants: ListedRestaurant[]
  /** URLs of the neighbouring pages. */
  previous: string | null
  next: string | null
  now: Date
  map: ReactNode
}

/** A city's restaurants for ordering, with the city's text; entering an address leads to the diner's own list. */
export function OrderingCityPage({ restaurants, now, ...page }: Props) {
  const t = useTranslations('orderingList')
  const words = useTranslations('list')
  const { tenant, city, cuisine, list } = page
  const where = whereOf(city)
  const names = { city: city.name, where: where ?? '', cuisine: cuisine ? ORDER_CUISINE_TITLES[cuisine] : '' }
  const key = cuisine ? 'cuisineTitle' : 'title'
  const text = orderCityTextOf(tenant, city)
  const lead = cuisine ? CUISINE_LINES[cuisine] : (text?.lead ?? t('city.lead', { count: list.total }))
  return (
    <CityListPage
      {...page}
      kind="orders"
      words={{ cuisines: words('cuisine'), others: t('cities') }}
      heading={<CityHeading title={t(where ? `city.${key}` : `city.${key}Plain`, names)} lead={bindShortWords(lead)} />}
      bar={
        <Collapsible
          label={t('city.listText')}
          action={words('change')}
          fold={words('fold')}
          icon={pinPath}
          className={styles.bar}
        >
          <OrderingStartPanel id="start" isCompact cities={page.cities}>
            <HiddenFields fields={orderingFields({ ...EMPTY_QUERY, city: city.slug, cuisine })} />
          </OrderingStartPanel>
        </Collapsible>
      }
      title={<h2>{t('city.listTitle')}</h2>}
      about={cuisine ? <CuisineText {...page} cuisine={cuisine} /> : <OrderingCityText {...page} text={text} />}
    >
      <OrderingRows label={t('city.listTitle')} restaurants={restaurants} now={now} withCity={false} />
      <OrderingBadges now={now} />
    </CityListPage>
  )
}

function CuisineText({ city, cuisine, list }: Pick<Props, 'city' | 'list'> & { cuisine: OrderCuisine }) {
  const t = useTranslations('orderingList.city')
  const where = whereOf(city)
  const title = ORDER_CUISINE_TITLES[cuisine]
  return (
    <CityText title={where ? t('cuisineAbout', { cuisine: title, where }) : title}>
      <Paragraphs of={[t('cuisineCount', { count: list.total }), t('how')]} />
    </CityText>
  )
}

type CityTextProps = Pick<Props, 'list'> & {
  city: City
  /** The brand's own text about ordering in the city; without one, a generated text. */
  text: OrderCityText | undefined
}

/** The city's text about ordering; a generated one where there is none. */
function OrderingCityText({ city, list, text }: CityTextProps) {
  const t = useTranslations('orderingList.city')
  const where = whereOf(city)
  const known = list.facets.cuisines.map(({ key }) => key)
  const cuisines = known.slice(0, 4).join(', ').toLocaleLowerCase('pl')
  const plain = [t('plain', { city: city.name, count: list.total, cuisines }), t('how')]
  return (
    <CityText title={where ? t('aboutTitle', { where }) : t('aboutPlain', { city: city.name })}>
      <Paragraphs of={text?.paragraphs ?? plain} />
    </CityText>
  )
}
