import { useTranslations } from 'next-intl'
import { RowsTable } from '@/components/panel/page/rows-table'
import { StaffSection } from '@/components/panel/page/staff-page'
import { formatGrosze } from '@/lib/domain/money'
import { promotionText } from '@/lib/domain/ordering/menu/discount-text'
import type { PromotionsPreview } from '@/lib/domain/restaurant/settings/wire'

type Props = { preview: PromotionsPreview }
type Cost = PromotionsPreview['before']

/** Discounts of the last month by promotion and code, and those of the draft on the same orders. Contract C37. */
export function PromotionsTable({ preview: { of, priced, before, after, rows } }: Props) {
  const t = useTranslations('panel.settings.promotions')
  const costText = (cost: Cost | null) =>
    cost ? t('cost', { amount: formatGrosze(cost.grosze), orders: cost.orders }) : t('absent')
  if (priced === 0) return <p className="soft small">{t('none')}</p>
  return (
    <StaffSection title={t('title')}>
      <p>{priced < of ? t('sample', { priced, of }) : t('all', { of })}</p>
      <RowsTable
        columns={['', t('before'), t('after')]}
        rows={rows.map((row) => ({
          key: row.kind === 'code' ? row.code : JSON.stringify(row.promotion),
          cells: [
            row.kind === 'code' ? t('code', { code: row.code }) : promotionText(row.promotion),
            costText(row.before),
            costText(row.after),
          ],
        }))}
        total={[t('sum'), costText(before), costText(after)]}
      />
      <p className="soft small">{t('honest')}</p>
    </StaffSection>
  )
}
