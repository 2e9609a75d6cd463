import type { ReactNode } from 'react'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import { CoverPicture } from './cover-picture'
import styles from './list.module.css'
import { RestaurantFacts } from './restaurant-facts'

type Props = {
  restaurant: RestaurantSummary
  href: string
  withCity?: boolean
  /** Beside the name: the restaurant's state. */
  badge?: ReactNode
  /** Reason for the row's place in the list, in a word or two: the one fact in bold. */
  fact?: ReactNode
  /** Hours. */
  note?: ReactNode
  /** Among the first rows, which are visible at once. */
  isFirst?: boolean
  /** Free times, or the reason why there are none. */
  children?: ReactNode
}

/** A restaurant in a list: picture, name, facts, and its free times or delivery terms. */
export function RestaurantRow({ restaurant, href, withCity, badge, fact, note, isFirst, children }: Props) {
  return (
    <article className={styles.row} data-restaurant={restaurant.id}>
      <div className={styles.picture}>
        <CoverPicture
          restaurant={restaurant}
          sizes="(min-width: 40rem) 15rem, 6rem"
          maxWidth={720}
          priority={isFirst}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={href}>{bindLetters(restaurant.name)}</a>
        </h3>
        {(fact || note || badge) && (
          <p className={styles.note}>
            {fact && <strong>{fact}</strong>}
            {badge}
            {note}
          </p>
        )}
        <RestaurantFacts restaurant={restaurant} withCity={withCity} className="soft small leading" />
      </div>
      <p className={styles.lead}>{bindShortWords(restaurant.lead)}</p>
      {children && <div className={styles.offer}>{children}</div>}
    </article>
  )
}
