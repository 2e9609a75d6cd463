import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { ScrollLoader } from './client/scroll-loader'
import styles from './list.module.css'

type Props = {
  page: number
  /** URLs of the neighbours; `null` where the list ends. */
  previous: string | null
  next: string | null
  /** Reason why the list ends here although there are more restaurants, or how far it was searched. */
  note?: string | null
}

/** Links to a list's neighbouring pages: plain links, and rows that load on scrolling. Decision 0036. */
export function Pager({ page, previous, next, note }: Props) {
  const t = useTranslations('pager')
  if (!previous && !next && !note) return null
  return (
    <nav aria-label={t('label')} className="stack-3" data-pager>
      {note && <p className="soft small">{note}</p>}
      {(previous || next) && (
        <p className="row-3 centred">
          <span className={styles.pageNumber} data-pager-page>
            {t('page', { page })}
          </span>
          {previous && (
            <a href={previous} rel="prev" className={buttonClass({ variant: 'secondary' })}>
              {t('previous')}
            </a>
          )}
          {next && (
            <a href={next} rel="next" className={buttonClass({ variant: 'secondary' })}>
              {t('next')}
            </a>
          )}
        </p>
      )}
      {/* Shown where the list ends too: a diner may come back to a place in it. */}
      {(previous || next) && (
        <>
          <VisuallyHidden role="status" data-pager-status />
          <ScrollLoader added={t('added')} />
        </>
      )}
    </nav>
  )
}

/** Link to the previous page, above the rows of a later page. */
export function PreviousPage({ href }: { href: string | null }) {
  const t = useTranslations('pager')
  return (
    href && (
      <p>
        <a href={href} rel="prev" className="touch">
          {t('previous')}
        </a>
      </p>
    )
  )
}
