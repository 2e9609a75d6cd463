import { useTranslations } from 'next-intl'
import styles from './plans.module.css'

const BENEFITS = ['tables', 'orders', 'fair'] as const

/** The product's benefits for a restaurant; only features that exist. */
export function PartnerBenefits() {
  const t = useTranslations('plans')
  const embed = useTranslations('embed')
  return (
    <section aria-labelledby="co-dostajesz" className="stack-5 one-column">
      <h2 id="co-dostajesz">{t('benefitsTitle')}</h2>
      <ul className={`stack-4 ${styles.benefits}`}>
        {BENEFITS.map((promise) => (
          <li key={promise} className={`stack-2 at-start ${styles.benefit}`}>
            <h3>{t(`benefits.${promise}Title`)}</h3>
            <p className="soft">
              {t.rich(`benefits.${promise}`, { ranking: (words) => <a href="/jak-ukladamy-liste">{words}</a> })}
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
