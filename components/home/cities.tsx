import { useTranslations } from 'next-intl'
import { CityTiles } from '@/components/list/city-tiles'
import { cityListPath } from '@/lib/domain/list/list-kind'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { HomeSection } from './section'

/** The cities as large links; nothing where there is only one. */
export function Cities({ cities }: { cities: CityWithCount[] }) {
  const t = useTranslations('home')
  if (cities.length < 2) return null
  return (
    <HomeSection title={t('citiesTitle')} text={t('citiesText')} tinted>
      <CityTiles cities={cities} hrefOf={(slug) => cityListPath('reservations', slug)} />
    </HomeSection>
  )
}
