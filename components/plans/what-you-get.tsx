import { useTranslations } from 'next-intl'
import styles from './plans.module.css'

const BENEFITS = ['tables', 'orders', 'fair'] as const

/** What the product does for a restaurant: nothing that it does not do. */
export function PartnerBenefits() {
  const t = useTranslations('plans')
  const embed = useTranslations('embed')
  return (
    <section aria-labelledby="co-dostajesz" className={styles.part}>
      <h2 id="co-dostajesz">{t('getTitle')}</h2>
      <ul className={styles.promises}>
        {BENEFITS.map((promise) => (
          <li key={promise} className={styles.promise}>
            <h3>{t(`get.${promise}Title`)}</h3>
            <p className={styles.soft}>
              {t.rich(`get.${promise}`, { ranking: (words) => <a href="/jak-ukladamy-liste">{words}</a> })}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/dla-restauracji/osadz">{embed('link')}</a>
      </p>
    </section>
  )
}
