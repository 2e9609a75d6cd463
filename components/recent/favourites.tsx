import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import styles from './recent.module.css'

/** The favourite restaurants of this device. Plain links and forms, so that no script is needed. Contract C31. */
export function Favourites({ restaurants }: { restaurants: Restaurant[] }) {
  const t = useTranslations('mine')
  return (
    <section id="ulubione" className={`stack-3 one-column to-start ${styles.section}`} aria-labelledby="favourites">
      <h2 className="title-s" id="favourites">
        {t('favourites')}
      </h2>
      {restaurants.length === 0 && <p className="soft small">{t('favouritesEmpty')}</p>}
      <ul className="stack-3">
        {restaurants.map((restaurant) => (
          <Card as="li" key={restaurant.id} className={`flex wrap top gap-1-3 ${styles.row}`}>
            <a href={restaurantPath(restaurant)} className={styles.name}>
              {restaurant.name}
            </a>
            <p className={`soft small ${styles.facts}`}>{[...restaurant.cuisines, restaurant.city.name].join(', ')}</p>
            <div className={`flex wrap centred relative gap-2-3 ${styles.actions}`}>
              <ButtonLink href={`${restaurantPath(restaurant)}#rezerwacja`} variant="secondary">
                {t('toTable')}
              </ButtonLink>
              {restaurant.config.orders.allowOrders && (
                <ButtonLink href={menuPath(restaurant)} variant="secondary">
                  {t('toMenu')}
                </ButtonLink>
              )}
              <form method="post" action="/api/favourites">
                <input type="hidden" name="restaurant_id" value={restaurant.id} />
                <Button
                  type="submit"
                  name="remove"
                  value="1"
                  variant="secondary"
                  aria-label={t('removeFavouriteOf', { name: restaurant.name })}
                >
                  {t('removeFavourite')}
                </Button>
              </form>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** Adds the restaurant of a page; the page is the same for every diner, so it does not show whether it was added. */
export function AddFavourite({ restaurantId }: { restaurantId: number }) {
  const t = useTranslations('mine')
  return (
    <form method="post" action="/api/favourites">
      <input type="hidden" name="restaurant_id" value={restaurantId} />
      <button type="submit" className="touch-high accent semibold underlined">
        {t('addFavourite')}
      </button>
    </form>
  )
}
