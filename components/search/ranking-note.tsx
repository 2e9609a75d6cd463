import { useTranslations } from 'next-intl'
import { StaticPart } from '@/components/static-markup/static-part'
import type { Sort } from '@/lib/domain/search/results-query'
import styles from './notes.module.css'

/** How the list is sorted, behind a disclosure. */
export function RankingNote({ sort }: { sort: Sort }) {
  const t = useTranslations('search')
  const legal = useTranslations('legal')
  return (
    <StaticPart as="details" className={styles.disclosure}>
      <summary>{t('rankingTitle')}</summary>
      <p>{t(`ranking.${sort}`)}</p>
      <p>
        {t('rankingFair')} <a href="/jak-ukladamy-liste">{legal('rankingMore')}</a>
      </p>
    </StaticPart>
  )
}
