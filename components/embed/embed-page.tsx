import { useMessages, useTranslations } from 'next-intl'
import { Wrap } from '@/components/ui/layout/wrap'
import { modesOf } from '@/lib/domain/restaurant/products'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { EmbedBuilder } from './client/embed-builder'
import styles from './embed-page.module.css'
import { RestaurantFinder, type RestaurantSearch } from './restaurant-finder'

type Props = {
  tenant: Tenant
  /** The restaurants to choose from, or the chosen one. */
  choices: RestaurantSummary[]
  /** `null` where the choices are complete. */
  search: RestaurantSearch | null
}

/** The page where a restaurant copies the snippet for its own site. Contract C16. */
export function EmbedPage({ tenant, choices, search }: Props) {
  const t = useTranslations('embed')
  const { builder } = useMessages().embed
  const restaurants = choices.map(({ id, name, products }) => ({
    id,
    name,
    modes: modesOf(products),
  }))
  return (
    <Wrap className={styles.page}>
      <header className="stack-3 measure">
        <h1>{t('title')}</h1>
        <p className="large leading">{t('lead', { label: tenant.label })}</p>
      </header>
      {search && <RestaurantFinder {...search} />}
      {search && choices[0] && <h2>{t('finder.chosen', { name: choices[0].name, city: choices[0].city.name })}</h2>}
      {restaurants.length > 0 && (
        <EmbedBuilder
          words={builder}
          origin={`https://${tenant.hosts[0]}`}
          brandColour={tenant.themeColor}
          restaurants={restaurants}
        />
      )}
      {!search && restaurants.length === 0 && <p>{t('nobody')}</p>}
      <section aria-labelledby="osadz-zasady" className="stack-3 measure">
        <h2 id="osadz-zasady">{t('rulesTitle')}</h2>
        <ul className="stack-2">
          {(['address', 'storage', 'payment', 'events'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
        <p>
          <a href="/dla-restauracji">{t('back')}</a>
        </p>
      </section>
    </Wrap>
  )
}
