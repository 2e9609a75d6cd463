import { useTranslations } from 'next-intl'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import pageStyles from '@/components/panel/page-sections.module.css'
import { consolePath } from '@/lib/domain/console/pages'
import { ERASE_PERSON, REFUSE_ERASURE } from '@/lib/domain/console/person-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { DataCase } from '@/lib/domain/person-data/schema'
import { Facts } from '../lookup/subject-sections'

type Props = {
  request: DataCase
  mayDecide: boolean
  answer: FormAnswer | null
  /** Marks the page: a double tap is one press. */
  attempt: string
}

/** Data of a person that the brand would erase, blockers to end first, and the decision. Contract C42. */
export function DataCasePage({ request, mayDecide, answer, attempt }: Props) {
  const t = useTranslations('panel.consolePerson.case')
  const { id, email, created_at, due_at, under_way: open } = request
  const to = formsPath(null)
  const isOpen = open.reservations.length + open.orders.length > 0
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <BackToQueue />
      <h1>{t('title', { number: id })}</h1>
      <AnswerNotice answer={answer} />
      <Facts
        facts={[
          [t('email'), email],
          [t('asked'), momentText(created_at)],
          [t('due'), momentText(due_at)],
        ]}
      />
      {isOpen ? <UnderWay open={open} /> : <Counted counts={request.counts} />}
      <Mentions kind="goes" mentions={request.mentions.filter(({ goes }) => goes)} />
      <Mentions kind="stays" mentions={request.mentions.filter(({ goes }) => !goes)} />
      {mayDecide ? (
        <div className="row-2 top">
          {!isOpen && (
            <FoldedForm
              form={ERASE_PERSON}
              to={to}
              answer={answer}
              hidden={{ request: id, seen: request.seen, attempt }}
              label={t('erase')}
              about={email}
              text={t('eraseText')}
            />
          )}
          <FoldedForm
            form={REFUSE_ERASURE}
            to={to}
            answer={answer}
            hidden={{ request: id, attempt }}
            label={t('refuse')}
            variant="secondary"
          />
        </div>
      ) : (
        <p>{t('adminOnly')}</p>
      )}
    </div>
  )
}

/** A case that is closed, or never existed. */
export function DataCaseClosed({ answer }: { answer: FormAnswer | null }) {
  const t = useTranslations('panel.consolePerson.case')
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <BackToQueue />
      <h1>{t('closed')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('closedText')}</p>
    </div>
  )
}

function BackToQueue() {
  const t = useTranslations('panel.consolePerson.case')
  return (
    <p>
      <a href={consolePath('queue')}>{t('back')}</a>
    </p>
  )
}

function UnderWay({ open }: { open: DataCase['under_way'] }) {
  const t = useTranslations('panel.consolePerson.case')
  return (
    <section className="stack-3" aria-labelledby="open-title">
      <h2 id="open-title">{t('open')}</h2>
      <p>{t('openText')}</p>
      <ul>
        {open.reservations.map((code) => (
          <li key={code}>{t('reservation', { code })}</li>
        ))}
        {open.orders.map((number) => (
          <li key={number}>{t('order', { number })}</li>
        ))}
      </ul>
    </section>
  )
}

const TABLES: Readonly<Record<string, string>> = panelWords.consolePerson.tables

function Counted({ counts }: Pick<DataCase, 'counts'>) {
  const t = useTranslations('panel.consolePerson.case')
  const rows = Object.entries(TABLES).flatMap(([table, name]) => {
    const count = counts[table] ?? 0
    return count > 0 ? [[name, String(count)] as const] : []
  })
  return (
    <section className="stack-3" aria-labelledby="counts-title">
      <h2 id="counts-title">{t('what')}</h2>
      <p>{t('whatText')}</p>
      {rows.length === 0 ? <p>{t('nothing')}</p> : <Facts facts={rows} />}
    </section>
  )
}

/** Entries typed by others, beyond the person's own rows. */
function Mentions({ kind, mentions }: { kind: 'goes' | 'stays' } & Pick<DataCase, 'mentions'>) {
  const t = useTranslations('panel.consolePerson.case')
  if (mentions.length === 0) return null
  return (
    <section className="stack-3" aria-labelledby={`mentions-${kind}`}>
      <h2 id={`mentions-${kind}`}>{t(`mentions.${kind}`)}</h2>
      <p>{t(`mentions.${kind}Text`)}</p>
      <ul>
        {mentions.map(({ table, text }) => (
          <li key={`${table} ${text}`}>
            {TABLES[table] ?? table}: {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
