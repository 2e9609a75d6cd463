import { useTranslations } from 'next-intl'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { momentText } from '@/components/panel/access/moment-text'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { CLOSED_CASES_PATH, casePath, consolePath } from '@/lib/domain/console/pages'
import type { Case, ClosedCases } from '@/lib/domain/console/queue'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { EnquiryFacts } from './case-card'
import { CaseNotes } from './case-notes'

/** Reports and enquiries that are closed. Contract C38. */
export function ClosedPage({ closed, isFirst }: { closed: ClosedCases; isFirst: boolean }) {
  const t = useTranslations('panel.consoleQueue.closed')
  const kinds = useTranslations('panel.consoleQueue.enquiryKind')
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <p>
        <a href={consolePath('queue')}>{t('back')}</a>
      </p>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      {closed.items.length === 0 && <p>{t('none')}</p>}
      <ul className="stack-3">
        {closed.items.map(({ number, kind, name, closed_at, outcome }) => (
          <li key={number} className="stack-2 framed padded">
            <h2 className="links large bold">
              <a href={casePath(number)}>
                {kinds(kind)}, {name}
              </a>
            </h2>
            <p className="soft">
              {momentText(closed_at)}, {t('outcome', { outcome: outcome ?? 'none' })}
            </p>
          </li>
        ))}
      </ul>
      <p>
        {closed.next_cursor && (
          <a href={`${CLOSED_CASES_PATH}?od=${encodeURIComponent(closed.next_cursor)}`}>{t('older')}</a>
        )}{' '}
        {!isFirst && <a href={CLOSED_CASES_PATH}>{t('newest')}</a>}
      </p>
    </div>
  )
}

/** One report or enquiry, open or closed: its text, decisions and answers. Contract C38. */
export function CasePage({ one, attempt, answer }: { one: Case; attempt: string; answer: FormAnswer | null }) {
  const t = useTranslations('panel.consoleQueue.closed')
  const words = useTranslations('panel.consoleQueue')
  const { number, kind, name, email, details, decision, notes } = one
  const about = `${kind === 'partner' ? 'enquiry' : 'report'}-${number}`
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <p>
        <a href={consolePath('queue')}>{t('back')}</a>
      </p>
      <h1 id={`case-${about}`}>{words(`enquiryKind.${kind}`)}</h1>
      <AnswerNotice answer={answer} />
      <p>
        {t('number', { number })} <Badge>{t(one.closed_at ? 'over' : 'open')}</Badge>
      </p>
      <p>
        {words('sender')}: <strong>{name}</strong> <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className="soft">
        {t('created')}: {momentText(one.created_at)}
        {one.closed_at && `. ${t('closedAt')}: ${momentText(one.closed_at)}`}
        {one.restaurant && `. ${t('about')}: ${one.restaurant}`}
      </p>
      <EnquiryFacts details={details} />
      {decision && (
        <section className="stack-3" aria-labelledby="decision">
          <h2 id="decision">
            {t('decision')}: {t('outcome', { outcome: decision.outcome })}
          </h2>
          <p>{decision.reasons}</p>
        </section>
      )}
      <section className="stack-3" aria-labelledby="notes">
        <h2 id="notes">{words('caseNotes.title')}</h2>
        <CaseNotes about={about} notes={notes} canAnswer answer={answer} back={casePath(number)} attempt={attempt} />
      </section>
    </div>
  )
}
