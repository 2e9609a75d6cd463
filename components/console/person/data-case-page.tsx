import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { AnswerNotice, useFieldProblem } from '@/components/panel/access/answer-notice'
import { ConfirmedForm } from '@/components/panel/access/confirmed-form'
import { momentText } from '@/components/panel/access/moment-text'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/form/text-area'
import { consolePath } from '@/lib/domain/console/pages'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { DataCase } from '@/lib/domain/person-data/schema'
import { Facts } from '../lookup/subject-parts'

type Props = {
  request: DataCase
  mayDecide: boolean
  answer: FormAnswer | null
  /** Marks the page: a double tap is one press. */
  attempt: string
}

/** What of a person would go within the brand, what has to end first, and the decision. Contract C42. */
export function DataCasePage({ request, mayDecide, answer, attempt }: Props) {
  const t = useTranslations('panel.consolePerson.case')
  const { id, email, created_at, due_at, under_way: open } = request
  const isOpen = open.reservations.length + open.orders.length > 0
  return (
    <div className={pageStyles.page}>
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
        <div className={accessStyles.actions}>
          {!isOpen && (
            <ConfirmedForm
              action={`${CONSOLE_PATH}/form/erase-person`}
              fields={{ request: String(id), seen: request.seen, attempt }}
              label={t('erase')}
              about={email}
              text={t('eraseText')}
              confirm={t('eraseConfirm')}
            />
          )}
          <RefusalForm id={id} answer={answer} attempt={attempt} />
        </div>
      ) : (
        <p>{t('adminOnly')}</p>
      )}
    </div>
  )
}

/** A case that waits no more, or never was. */
export function DataCaseClosed({ answer }: { answer: FormAnswer | null }) {
  const t = useTranslations('panel.consolePerson.case')
  return (
    <div className={pageStyles.page}>
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
    <section className={pageStyles.section} aria-labelledby="open-title">
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
    <section className={pageStyles.section} aria-labelledby="counts-title">
      <h2 id="counts-title">{t('what')}</h2>
      <p>{t('whatText')}</p>
      {rows.length === 0 ? <p>{t('nothing')}</p> : <Facts facts={rows} />}
    </section>
  )
}

/** Entries that others typed, beyond the person's own rows. */
function Mentions({ kind, mentions }: { kind: 'goes' | 'stays' } & Pick<DataCase, 'mentions'>) {
  const t = useTranslations('panel.consolePerson.case')
  if (mentions.length === 0) return null
  return (
    <section className={pageStyles.section} aria-labelledby={`mentions-${kind}`}>
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

function RefusalForm({ id, answer, attempt }: { id: number } & Pick<Props, 'answer' | 'attempt'>) {
  const t = useTranslations('panel.consolePerson.case')
  const problem = useFieldProblem()
  const refused = answer?.form === 'refuse-erasure' ? answer : null
  return (
    <details className={accessStyles.more} open={refused !== null}>
      <summary>{t('refuse')}</summary>
      <form method="post" action={`${CONSOLE_PATH}/form/refuse-erasure`} className={accessStyles.form}>
        <input type="hidden" name="request" value={id} />
        <input type="hidden" name="attempt" value={attempt} />
        <TextArea
          id="refusal-reason"
          name="reason"
          label={t('reason')}
          required
          minLength={10}
          maxLength={1000}
          defaultValue={refused?.values.reason}
          error={problem(refused, 'reasons')}
        />
        <Button type="submit" variant="secondary">
          {t('refuseSend')}
        </Button>
      </form>
    </details>
  )
}
