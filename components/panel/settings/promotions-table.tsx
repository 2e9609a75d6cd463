import { useTranslations } from 'next-intl'
import { formatGrosze } from '@/lib/domain/money'
import { promotionText } from '@/lib/domain/ordering/menu/discount-text'
import type { PromotionsPreview } from '@/lib/domain/restaurant/settings/wire'
import styles from './settings.module.css'

type Props = { preview: PromotionsPreview }
type Cost = PromotionsPreview['before']

/** Discounts of the last month by promotion and code, and those of the draft on the same orders. Contract C37. */
export function PromotionsTable({ preview: { of, priced, before, after, rows } }: Props) {
  const t = useTranslations('panel.settings.promotions')
  if (priced === 0) return <p className={styles.soft}>{t('none')}</p>
  return (
    <section className="stack-4 shrinks" aria-labelledby="promotions-title">
      <h2 id="promotions-title">{t('title')}</h2>
      <p>{priced < of ? t('sample', { priced, of }) : t('all', { of })}</p>
      <table className={`numeric ${styles.evening}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind === 'code' ? row.code : JSON.stringify(row.promotion)}>
              <th scope="row">{row.kind === 'code' ? t('code', { code: row.code }) : promotionText(row.promotion)}</th>
              <Figure cost={row.before} />
              <Figure cost={row.after} />
            </tr>
          ))}
          <tr>
            <th scope="row">{t('sum')}</th>
            <Figure cost={before} />
            <Figure cost={after} />
          </tr>
        </tbody>
      </table>
      <p className={styles.soft}>{t('honest')}</p>
    </section>
  )
}

function Figure({ cost }: { cost: Cost | null }) {
  const t = useTranslations('panel.settings.promotions')
  return <td>{cost ? t('cost', { amount: formatGrosze(cost.grosze), orders: cost.orders }) : t('absent')}</td>
}
