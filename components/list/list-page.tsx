import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MapSplit } from '@/components/map/map-split'
import { StaticPart } from '@/components/static-markup/static-part'
import { Wrap } from '@/components/ui/layout/wrap'
import styles from './list.module.css'
import { Pager, PreviousPage } from './pager'

type Props = {
  list: { page: number; total: number; looked_at: number }
  /** URLs of the neighbouring pages. */
  previous: string | null
  next: string | null
  /** The search form, and its summary. */
  bar: ReactNode
  filters: ReactNode
  title: ReactNode
  count: ReactNode
  /** `null` for a page without rows. */
  rows: ReactNode
  map: ReactNode
  /** Content after the rows. */
  children: ReactNode
}

/** The answer to a search: its form, filters beside, and a page of restaurants. Ledger L070, L071. */
export function ListPage({ list, previous, next, bar, filters, title, count, rows, map, children }: Props) {
  const t = useTranslations('list')
  return (
    <Wrap className={`stack-4 one-column ${styles.listPage}`}>
      {bar}
      <div className={`stack-4 one-column ${styles.columns}`}>
        <aside className={`shrinks ${styles.side}`} aria-label={t('filters')}>
          {filters}
        </aside>
        <div className="stack-4 one-column at-start">
          <StaticPart as="header" className="stack-1">
            <h1 className={`title-m ${styles.title}`}>{title}</h1>
            <p className="soft small">{count}</p>
            <PreviousPage href={previous} />
          </StaticPart>
          {rows && <MapSplit map={map}>{rows}</MapSplit>}
          <Pager page={list.page} previous={previous} next={next} note={useEndNote(list, next)} />
          {children}
        </div>
      </div>
    </Wrap>
  )
}

/** Note on the end of the list, or on the part that was not searched. */
function useEndNote({ page, total, looked_at: looked }: Props['list'], next: string | null): string | null {
  const t = useTranslations('pager')
  if (looked < total) return next ? t('lookedAt', { looked, total }) : t('lastPage', { rows: looked, total })
  return page > 1 && !next ? t('end') : null
}
