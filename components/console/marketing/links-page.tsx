import { useTranslations } from 'next-intl'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { dayText } from '@/components/panel/access/moment-text'
import { StaffForm } from '@/components/panel/access/staff-form'
import { StaffList, StaffPager } from '@/components/panel/access/staff-list'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { consolePath } from '@/lib/domain/console/pages'
import { MAKE_LINK } from '@/lib/domain/marketing/links/link-forms'
import { linkPagePath } from '@/lib/domain/marketing/links/link-pages'
import { LINK_PARAMETERS } from '@/lib/domain/marketing/links/link-rules'
import type { MarketingLink, MarketingLinks } from '@/lib/domain/marketing/links/link-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { MOST } from '@/lib/domain/rate-limit/limits'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { TidyParameters } from './client/tidy-parameters'
import { linkChoices, linkText } from './link-text'
import styles from './marketing.module.css'

type Brand = Pick<Tenant, 'hosts' | 'cities'>
type Props = {
  brand: Brand
  items: readonly MarketingLink[]
  open: number
  used: MarketingLinks['used']
  vouchers: MarketingLinks['vouchers']
  state: 'open' | 'ended'
  nextCursor: string | null
  isFirst: boolean
  today: string
  answer: FormAnswer | null
}

const PATH = consolePath('links')

/** The links of a brand's campaigns, and the form that creates one. Contract C39. */
export function LinksPage({ brand, items, open, used, vouchers, state, nextCursor, isFirst, today, answer }: Props) {
  const t = useTranslations('panel.marketing.links')
  const query = state === 'ended' ? '?stan=zakonczone' : ''
  return (
    <div className={classNames(pageStyles.page, styles.page)}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('text', { host: brand.hosts[0] ?? '' })}</p>
      {state === 'open' && <MakeLink brand={brand} used={used} vouchers={vouchers} today={today} answer={answer} />}
      <section className={pageStyles.section} aria-labelledby="links-title">
        <h2 id="links-title">{t('listTitle', { state })}</h2>
        {state === 'open' && <p className="soft small">{t('count', { open, most: MOST.openLinks.most })}</p>}
        <StaffList
          rows={items}
          empty={t('empty')}
          heading="h3"
          columns={[
            { as: 'name', cell: (link) => <a href={linkPagePath(link.id)}>{linkText(link, brand.cities)}</a> },
            {
              cell: ({ campaign, source, medium, exists, voucher_state: voucher }) => (
                <>
                  {campaign} · {source} / {medium} {!exists && <Badge kind="warning">{t('gone')}</Badge>}{' '}
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
        <StaffPager
          path={`${PATH}${query}`}
          nextCursor={nextCursor}
          isFirst={isFirst}
          words={{ older: t('older'), newest: t('newest') }}
        >
          {state === 'open' ? (
            <a href={`${PATH}?stan=zakonczone`}>{t('showEnded')}</a>
          ) : (
            <a href={PATH}>{t('showOpen')}</a>
          )}
        </StaffPager>
      </section>
    </div>
  )
}

function MakeLink({
  brand,
  used,
  vouchers,
  today,
  answer,
}: Pick<Props, 'brand' | 'used' | 'vouchers' | 'today' | 'answer'>) {
  const t = useTranslations('panel.marketing.links')
  return (
    <section className={pageStyles.section} aria-labelledby="make-title">
      <h2 id="make-title">{t('makeTitle')}</h2>
      <StaffForm
        form={MAKE_LINK}
        to={formsPath(null)}
        answer={answer}
        values={{ page: 'list-reservations', city: brand.cities[0]?.slug }}
        choices={linkChoices(brand, vouchers, today)}
        suggestions={used}
        earliest={{ visit_on: today }}
      >
        <TidyParameters names={LINK_PARAMETERS} />
      </StaffForm>
    </section>
  )
}
