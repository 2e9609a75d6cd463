import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { cityListPath, type ListKind } from '@/lib/domain/list/list-kind'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import styles from './suggestions.module.css'

type Props = {
  kind: ListKind
  /** Place without a restaurant of this kind. */
  of: 'brand' | 'city'
  /** Place with restaurants of the other kind; null: nowhere. */
  elsewhere: string | null
  /** Other cities of the brand with restaurants of this kind. */
  cities: CityWithCount[]
  /** Shown on the home page itself? */
  isHome?: boolean
}

/** Notice of a brand or a city without a restaurant, with links elsewhere. Contract C34. */
export function EmptyPlace({ kind, of, elsewhere, cities, isHome }: Props) {
  const t = useTranslations('empty')
  return (
    <section className={`stack-4 sunken ${styles.suggestions}`}>
      <h2>{t(`${kind}.${of}`)}</h2>
      <p>{t('text')}</p>
      <div className="row-3 centred">
        {elsewhere && <ButtonLink href={elsewhere}>{t(kind === 'orders' ? 'toReservations' : 'toOrders')}</ButtonLink>}
        <ButtonLink href="/dla-restauracji" variant="secondary">
          {t('join')}
        </ButtonLink>
        {!isHome && (
          <ButtonLink href="/" variant="secondary">
            {t('toHome')}
          </ButtonLink>
        )}
      </div>
      {cities.length > 0 && (
        <div className={`stack-2 ${styles.group}`}>
          <h3>{t('others')}</h3>
          <ChipList label={t('others')}>
            {cities.map(({ slug, name, restaurants }) => (
              <ChipLink key={slug} kind="plain" href={cityListPath(kind, slug)}>
                {name} ({restaurants})
              </ChipLink>
            ))}
          </ChipList>
        </div>
      )}
    </section>
  )
}
