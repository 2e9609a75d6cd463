import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { Facts, StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { consolePath } from '@/lib/domain/console/pages'
import { ERASE_PERSON, REFUSE_ERASURE } from '@/lib/domain/console/person-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { DataCase } from '@/lib/domain/person-data/schema'

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
  const own = { answer, hidden: { request: id, attempt } }
  const isOpen = open.reservations.length + open.orders.length > 0
  return (
    <StaffPage
      title={t('title', { number: id })}
      back={{ href: consolePath('queue'), text: t('back') }}
      answer={answer}
    >
      <Facts
        facts={[
          [t('email'), email],
          [t('requested'), momentText(created_at)],
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
              {...own}
              form={ERASE_PERSON}
              hidden={{ ...own.hidden, seen: request.seen }}
              label={t('erase')}
              about={email}
              text={t('eraseText')}
            />
          )}
          <FoldedForm {...own} form={REFUSE_ERASURE} label={t('refuse')} variant="secondary" />
        </div>
      ) : (
        <p>{t('adminOnly')}</p>
      )}
    </StaffPage>
  )
}

/** A case that is closed, or never existed. */
export function DataCaseClosed({ answer }: { answer: FormAnswer | null }) {
  const t = useTranslations('panel.consolePerson.case')
  return (
    <StaffPage title={t('closed')} back={{ href: consolePath('queue'), text: t('back') }} answer={answer}>
      <p>{t('closedText')}</p>
    </StaffPage>
  )
}

function UnderWay({ open }: { open: DataCase['under_way'] }) {
  const t = useTranslations('panel.consolePerson.case')
  return (
    <StaffSection title={t('open')}>
      <p>{t('openText')}</p>
      <ul>
        {open.reservations.map((code) => (
          <li key={code}>{t('reservation', { code })}</li>
        ))}
        {open.orders.map((number) => (
          <li key={number}>{t('order', { number })}</li>
        ))}
      </ul>
    </StaffSection>
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
    <StaffSection title={t('what')}>
      <p>{t('whatText')}</p>
      {rows.length === 0 ? <p>{t('nothing')}</p> : <Facts facts={rows} />}
    </StaffSection>
  )
}

/** Entries typed by others, beyond the person's own rows. */
function Mentions({ kind, mentions }: { kind: 'goes' | 'stays' } & Pick<DataCase, 'mentions'>) {
  const t = useTranslations('panel.consolePerson.case')
  if (mentions.length === 0) return null
  return (
    <StaffSection title={t(`mentions.${kind}`)}>
      <p>{t(`mentions.${kind}Text`)}</p>
      <ul>
        {mentions.map(({ table, text }) => (
          <li key={`${table} ${text}`}>
            {TABLES[table] ?? table}: {text}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
