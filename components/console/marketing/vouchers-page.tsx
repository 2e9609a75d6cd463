import { useTranslations } from 'next-intl'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { StaffList, StaffPager } from '@/components/panel/access/staff-list'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { consolePath } from '@/lib/domain/console/pages'
import { MAKE_VOUCHER, placeChoices } from '@/lib/domain/marketing/vouchers/voucher-forms'
import { voucherPagePath } from '@/lib/domain/marketing/vouchers/voucher-pages'
import type { BrandVoucher } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { formatGrosze } from '@/lib/domain/money'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { voucherTermsText } from '@/messages/content/voucher-terms'

type Props = {
  brand: Pick<Tenant, 'cities'>
  vouchers: { items: readonly BrandVoucher[]; next_cursor: string | null; isFirst: boolean }
  state: 'open' | 'ended'
  today: string
  /** Mark of one press of the button: sent twice, it makes one voucher. */
  attempt: string
  answer: FormAnswer | null
}

const PATH = consolePath('vouchers')

/** Vouchers that are valid at a brand, and the form that makes one of the brand's own. Contract C39. */
export function VouchersPage({ brand, vouchers, state, today, attempt, answer }: Props) {
  const t = useTranslations('panel.marketing.vouchers')
  const ended = `${PATH}?stan=zakonczone`
  return (
    <StaffPage title={t('title')} answer={answer}>
      <p>{t('text')}</p>
      {state === 'open' && (
        <FoldedForm
          form={MAKE_VOUCHER}
          answer={answer}
          hidden={{ attempt }}
          values={{ customer_limit: 1 }}
          choices={placeChoices(brand.cities)}
          earliest={{ valid_from: today, valid_to: today }}
          label={t('makeTitle')}
        />
      )}
      <StaffSection title={t('listTitle', { state })}>
        <StaffList
          rows={vouchers.items}
          empty={t('empty')}
          heading="h3"
          lines={[
            { as: 'name', cell: ({ id, code }) => <a href={voucherPagePath(id)}>{code}</a> },
            {
              cell: (voucher) => (
                <>
                  {voucher.state !== 'valid' && <Badge>{t(`states.${voucher.state}`)}</Badge>}{' '}
                  {voucherTermsText(voucher)}
                </>
              ),
            },
            { cell: (voucher) => <Uses voucher={voucher} /> },
            { as: 'soft', cell: (voucher) => <Places voucher={voucher} /> },
          ]}
        />
        <StaffPager path={state === 'open' ? PATH : ended} list={vouchers}>
          <a href={state === 'open' ? ended : PATH}>{t(state === 'open' ? 'showEnded' : 'showOpen')}</a>
        </StaffPager>
      </StaffSection>
    </StaffPage>
  )
}

/** How often a voucher was used, and what it took off; the price of a free delivery is stored nowhere. */
export function Uses({ voucher: { type, uses, total_limit, discount_grosze } }: { voucher: BrandVoucher }) {
  const t = useTranslations('panel.marketing.vouchers')
  const used = total_limit === null ? t('uses', { uses }) : t('usesOf', { uses, most: total_limit })
  return `${used} · ${type === 'freeDelivery' ? t('givenDelivery') : t('given', { sum: formatGrosze(discount_grosze) })}`
}

/** Where a voucher is valid, and who made it. */
export function Places({ voucher: { owner, restaurants, names } }: { voucher: BrandVoucher }) {
  const t = useTranslations('panel.marketing.vouchers')
  if (owner) return t('byRestaurant', { name: owner.name })
  if (restaurants === null) return t('everywhere')
  const more = restaurants - names.length
  return t('byBrand', { names: `${names.join(', ')}${more > 0 ? t('andMore', { count: more }) : ''}` })
}
