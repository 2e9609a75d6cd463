import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { StaffList, StaffPager } from '@/components/panel/access/staff-list'
import { Facts, StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { CLOSED_CASES_PATH, casePath, consolePath } from '@/lib/domain/console/pages'
import type { Case, ClosedCases } from '@/lib/domain/console/queue'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { DECIDED_REPORT, hiddenContentText } from '@/messages/content/emails/enquiry'
import { EnquiryFacts, OwnRestaurant } from './case-card'
import { CaseForms } from './case-forms'
import { CaseNotes } from './case-notes'

/** Reports and enquiries that are closed. Contract C38. */
export function ClosedPage({ closed }: { closed: ClosedCases & { isFirst: boolean } }) {
  const t = useTranslations('panel.consoleQueue.closed')
  const kinds = useTranslations('panel.consoleQueue.enquiryKind')
  return (
    <StaffPage title={t('title')} back={{ href: consolePath('queue'), text: t('back') }}>
      <p>{t('text')}</p>
      <StaffList
        rows={closed.items.map((one) => ({ ...one, id: one.number }))}
        empty={t('none')}
        heading="h2"
        lines={[
          {
            as: 'name',
            cell: ({ number, kind, name }) => (
              <a href={casePath(number)}>
                {kinds(kind)}, {name}
              </a>
            ),
          },
          {
            as: 'soft',
            cell: ({ closed_at: at, outcome }) => `${momentText(at)}, ${t('outcome', { outcome: outcome ?? 'none' })}`,
          },
          { as: 'soft', cell: ({ about }) => about },
        ]}
      />
      <StaffPager path={CLOSED_CASES_PATH} list={closed} />
    </StaffPage>
  )
}

/** One report or enquiry, open or closed: its text, decisions and answers. Contract C38. */
export function CasePage({ one, attempt, answer }: { one: Case; attempt: string; answer: FormAnswer | null }) {
  const t = useTranslations('panel.consoleQueue.closed')
  const words = useTranslations('panel.consoleQueue')
  const { number, kind, name, email, restaurant, decision, notes } = one
  const queueKind = kind === 'partner' ? 'enquiry' : 'report'
  const about = `${queueKind}-${number}`
  const own = { answer, back: casePath(number), attempt }
  return (
    <StaffPage
      title={<span id={`case-${about}`}>{words(`enquiryKind.${kind}`)}</span>}
      back={{ href: consolePath('queue'), text: t('back') }}
      answer={answer}
    >
      <p>
        {t('number', { number })} <Badge>{t(one.closed_at ? 'over' : 'open')}</Badge>
      </p>
      <p>
        {words('sender')}: <strong>{name}</strong> <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Facts
        facts={[
          [t('created'), momentText(one.created_at)],
          [t('closedAt'), one.closed_at && momentText(one.closed_at)],
          [t('about'), restaurant && <OwnRestaurant key="restaurant" {...restaurant} />],
        ]}
      />
      <EnquiryFacts {...one} />
      {decision && (
        <StaffSection title={`${t('decision')}: ${t('outcome', { outcome: decision.outcome })}`}>
          <p>{decision.reasons}</p>
          {decision.hidden && (
            <Facts facts={[[DECIDED_REPORT.restaurant.hidden, hiddenContentText(decision.hidden)]]} />
          )}
        </StaffSection>
      )}
      <StaffSection title={words('caseNotes.title')}>
        <CaseNotes {...own} about={about} notes={notes} canAnswer />
      </StaffSection>
      {!one.closed_at && <CaseForms {...own} item={{ kind: queueKind, subject: number, enquiry: one, restaurant }} />}
    </StaffPage>
  )
}
