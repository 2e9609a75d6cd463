import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { StaffForm } from '@/components/panel/access/staff-form'
import { StaffList, StaffPager } from '@/components/panel/access/staff-list'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import type { Lookup, LookupItem } from '@/lib/domain/console/lookup-schema'
import { LOOK_UP } from '@/lib/domain/console/order-forms'
import { casePath, consolePath, subjectPath } from '@/lib/domain/console/pages'
import { formatGrosze } from '@/lib/domain/money'
import { type OrderStatus, orderStateText } from '@/lib/domain/ordering/order/status'
import { RESERVATION_WORDS } from '@/messages/content/visit-words'

type Props = { query: string; reason: string; found: (Lookup & { isFirst: boolean }) | null }

/** One field, and its hits. The typed text is sent in the body of a form, never in a URL. Contract C40. */
export function LookupPage({ query, reason, found }: Props) {
  const t = useTranslations('panel.lookup')
  const isUnclear = found !== null && found.kind === null
  const unclear = { form: 'look-up', code: 'unclear', values: {}, fields: { query: t('unclear') } }
  return (
    <StaffPage title={t('title')}>
      <search>
        <StaffForm form={LOOK_UP} answer={isUnclear ? unclear : null} values={{ query, reason }} />
      </search>
      {found && !isUnclear && (
        <StaffSection title={t('results')}>
          {found.cases.map(({ number, kind, created_at }) => (
            <p key={number}>
              <a href={casePath(number)}>{t('case', { number, kind })}</a>, {momentText(created_at)}
            </p>
          ))}
          {found.items.length + found.cases.length === 0 && <p role="status">{t('empty')}</p>}
          <StaffList
            rows={found.items}
            heading="h3"
            lines={[
              {
                as: 'name',
                cell: ({ subject, id }) => <a href={subjectPath(subject, id)}>{t(subject, { number: id })}</a>,
              },
              {
                cell: (item) => (
                  <>
                    <Badge>{stateText(item)}</Badge> {item.restaurant} · {momentText(item.at)}
                  </>
                ),
              },
              {
                as: 'soft',
                cell: ({ customer, total_grosze: total, people: count }) =>
                  [customer, total !== null && formatGrosze(total), count !== null && t('people', { count })]
                    .filter((part) => part !== false)
                    .join(' · '),
              },
            ]}
          />
          <StaffPager path={consolePath('lookup')} list={found} />
        </StaffSection>
      )}
    </StaffPage>
  )
}

function stateText({ status, delivery_type: type }: LookupItem): string {
  if (type) return orderStateText(status as OrderStatus, type)
  return RESERVATION_WORDS[status as keyof typeof RESERVATION_WORDS]
}
