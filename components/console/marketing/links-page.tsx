import { useTranslations } from 'next-intl'
import { dayText } from '@/components/panel/access/moment-text'
import { StaffForm } from '@/components/panel/access/staff-form'
import { StaffList, StaffPager } from '@/components/panel/access/staff-list'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { consolePath } from '@/lib/domain/console/pages'
import { MAKE_LINK } from '@/lib/domain/marketing/links/link-forms'
import { linkPagePath } from '@/lib/domain/marketing/links/link-pages'
import { LINK_PARAMETERS } from '@/lib/domain/marketing/links/link-rules'
import type { MarketingLinks } from '@/lib/domain/marketing/links/link-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { TidyParameters } from './client/tidy-parameters'
import { linkChoices, linkText } from './link-text'

type Props = {
  brand: Pick<Tenant, 'hosts' | 'cities'>
  links: MarketingLinks & { isFirst: boolean }
  state: 'open' | 'ended'
  today: string
  answer: FormAnswer | null
}

const PATH = consolePath('links')

/** The links of a brand's campaigns, and the form that creates one. Contract C39. */
export function LinksPage({ brand, links, state, today, answer }: Props) {
  const t = useTranslations('panel.marketing.links')
  const { items, open, used, vouchers } = links
  const ended = `${PATH}?stan=zakonczone`
  return (
    <StaffPage title={t('title')} answer={answer}>
      <p>{t('text', { host: brand.hosts[0] ?? '' })}</p>
      {state === 'open' && (
        <StaffSection title={t('makeTitle')}>
          <StaffForm
            form={MAKE_LINK}
            answer={answer}
            values={{ page: 'list-reservations', city: brand.cities[0]?.slug }}
            choices={linkChoices(brand, vouchers, today)}
            suggestions={used}
            earliest={{ visit_on: today }}
          >
            <TidyParameters names={LINK_PARAMETERS} />
          </StaffForm>
        </StaffSection>
      )}
      <StaffSection title={t('listTitle', { state })}>
        {state === 'open' && <p className="soft small">{t('count', { open, most: LIMITS.openLinks.max })}</p>}
        <StaffList
          rows={items}
          empty={t('empty')}
          heading="h3"
          lines={[
            { as: 'name', cell: (link) => <a href={linkPagePath(link.id)}>{linkText(link, brand.cities)}</a> },
            {
              cell: ({ campaign, source, medium, exists, voucher_state: voucher }) => (
                <>
                  {campaign} · {source} / {medium} {!exists && <Badge kind="warning">{t('pageMissing')}</Badge>}{' '}
                  {voucher && voucher !== 'valid' && <Badge kind="warning">{t(`voucherStates.${voucher}`)}</Badge>}
                </>
              ),
            },
            { cell: ({ note }) => note || null },
            {
              as: 'soft',
              cell: ({ prints, made_by, made_at }) =>
                `${t('prints', { count: prints.length })} · ${t('scans', { count: prints.reduce((sum, { scans }) => sum + scans, 0) })} · ${t('made', { name: made_by ?? t('formerPerson'), date: dayText(made_at) })}`,
            },
          ]}
        />
        <StaffPager path={state === 'open' ? PATH : ended} list={links}>
          <a href={state === 'open' ? ended : PATH}>{t(state === 'open' ? 'showEnded' : 'showOpen')}</a>
        </StaffPager>
      </StaffSection>
    </StaffPage>
  )
}
