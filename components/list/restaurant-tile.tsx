import type { ReactNode } from 'react'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import { CoverPicture } from './cover-picture'
import { RestaurantFacts } from './restaurant-facts'
import styles from './restaurant-tile.module.css'

type Props = { restaurant: RestaurantSummary; href: string; withCity?: boolean; children?: ReactNode }

/** A restaurant as a picture with a few words; the whole tile is a link, but for links in `children`. */
export function RestaurantTile({ restaurant, href, withCity, children }: Props) {
  return (
    <article className={`flex framed relative ${styles.tile}`}>
      <div className={styles.picture}>
        <CoverPicture restaurant={restaurant} sizes="(min-width: 70rem) 24rem, (min-width: 40rem) 45vw, 78vw" />
      </div>
      <div className={`stack-2 ${styles.words}`}>
        <h3 className="title-s">
          <a href={href} className={styles.link}>
            {bindLetters(restaurant.name)}
          </a>
        </h3>
        <p>{bindShortWords(restaurant.lead)}</p>
        <RestaurantFacts restaurant={restaurant} withCity={withCity} className="soft small" />
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </article>
  )
}
