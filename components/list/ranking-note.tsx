import { useTranslations } from 'next-intl'
import { StaticPart } from '@/components/static-markup/static-part'
import type { ListKind, ListSort } from '@/lib/domain/list/list-kind'
import styles from './list.module.css'

type Props = { isFromAddress?: boolean } & { [Kind in ListKind]: { kind: Kind; sort: ListSort<Kind> } }[ListKind]
type Ranking = { [Kind in ListKind]: `ranking.${Kind}.${ListSort<Kind>}` }[ListKind]

/** How the list is sorted, behind a disclosure. `isFromAddress`: tables nearest first, from the diner's address. */
export function RankingNote({ kind, sort, isFromAddress }: Props) {
  const t = useTranslations('list')
  const search = useTranslations('search')
  const legal = useTranslations('legal')
  const isNearAddress = isFromAddress && kind === 'reservations' && sort === 'najblizej'
  return (
    <StaticPart as="details" className={`soft small ruled ${styles.disclosure}`}>
      <summary>{t('rankingTitle')}</summary>
      <p>{isNearAddress ? search('rankingNearAddress') : t(`ranking.${kind}.${sort}` as Ranking)}</p>
      <p>
        {t('rankingFair')} <a href="/jak-ukladamy-liste">{legal('rankingMore')}</a>
      </p>
    </StaticPart>
  )
}
