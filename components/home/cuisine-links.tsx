import { useTranslations } from 'next-intl'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { HomeSection } from './section'

/** Reservation cuisines as links to their restaurants. Ledger L196. */
export function CuisineLinks({ cuisines }: { cuisines: string[] }) {
  const t = useTranslations('home')
  if (cuisines.length === 0) return null
  return (
    <HomeSection title={t('cuisinesTitle')} text={t('cuisinesText')}>
      <ChipList label={t('cuisinesTitle')} isShelf>
        {cuisines.map((cuisine) => (
          <ChipLink key={cuisine} kind="plain" href={`/rezerwuj?${new URLSearchParams({ 'rodzaj-kuchni': cuisine })}`}>
            {cuisine}
          </ChipLink>
        ))}
      </ChipList>
    </HomeSection>
  )
}
