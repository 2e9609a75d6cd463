import { useTranslations } from 'next-intl'
import notes from '@/components/search/notes.module.css'
import { StaticPart } from '@/components/static-markup/static-part'
import type { OrderingSort } from '@/lib/domain/search/ordering/ordering-query'

/** How the list is sorted, behind a disclosure. */
export function OrderRankingNote({ sort }: { sort: OrderingSort }) {
  const t = useTranslations('orderingList')
  const legal = useTranslations('legal')
  return (
    <StaticPart as="details" className={notes.disclosure}>
      <summary>{t('rankingTitle')}</summary>
      <p>{t(`ranking.${sort}`)}</p>
      <p>
        {t('rankingFair')} <a href="/jak-ukladamy-liste">{legal('rankingMore')}</a>
      </p>
    </StaticPart>
  )
}
