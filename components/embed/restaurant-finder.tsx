import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { SNIPPET_PATH } from '@/lib/domain/embed/snippet'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import styles from './embed-page.module.css'

/** Search for one's own restaurant, in a brand with too many for one list. */
export interface RestaurantSearch {
  q: string
  /** `null`: no search yet, or the restaurant is chosen. */
  found: RestaurantSummary[] | null
  hasMore: boolean
}

/** Finds a restaurant by its name; each hit links to its snippet. Works without scripts. */
export function RestaurantFinder({ q, found, hasMore }: RestaurantSearch) {
  const t = useTranslations('embed.finder')
  return (
    <div className="stack-5 one-column measure">
      <search>
        <form action={SNIPPET_PATH} className={`stack-3 to-start ${styles.search}`}>
          <TextField
            id="q"
            name="q"
            type="search"
            label={t('label')}
            hint={t('hint')}
            defaultValue={q}
            maxLength={100}
          />
          <Button type="submit">{t('submit')}</Button>
        </form>
      </search>
      {found?.length === 0 && <p role="status">{t('none', { q })}</p>}
      {found && found.length > 0 && (
        <section aria-labelledby="osadz-wybor">
          <h2 id="osadz-wybor">{t('choose')}</h2>
          <ul className={styles.found}>
            {found.map(({ id, name, address }) => (
              <li key={id}>
                <a href={`${SNIPPET_PATH}?${new URLSearchParams({ q, restauracja: String(id) })}`}>{name}</a>
                <span>{[`${address.street} ${address.house}`, address.city].join(', ')}</span>
              </li>
            ))}
          </ul>
          {hasMore && <p>{t('more')}</p>}
        </section>
      )}
    </div>
  )
}
