import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { FoldedForm } from '@/components/panel/access/staff-form'
import pageStyles from '@/components/panel/page-sections.module.css'
import { FiguresTable } from '@/components/panel/report/figures-table'
import { Notice } from '@/components/ui/notice'
import { consolePath } from '@/lib/domain/console/pages'
import { END_VOUCHER, NARROW_VOUCHER, placeChoices, WIDEN_VOUCHER } from '@/lib/domain/marketing/vouchers/voucher-forms'
import type { OpenedVoucher } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { formatGrosze } from '@/lib/domain/money'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formsPath } from '@/lib/domain/panel/access/paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { voucherTermsText } from '@/messages/content/voucher-terms'
import { Places, Uses } from './vouchers-page'

type Props = { brand: Pick<Tenant, 'cities'>; voucher: OpenedVoucher; answer: FormAnswer | null }

/** One voucher: what it took off at each restaurant, other restaurants, and its end. Contract C39. */
export function VoucherPage({ brand, voucher, answer }: Props) {
  const t = useTranslations('panel.marketing.vouchers')
  const { id, code, type, state, owner, restaurants, places, others } = voucher
  const [used, unused] = [places.filter(({ orders }) => orders > 0), places.filter(({ orders }) => orders === 0)]
  const valid = places.filter((place) => place.is_valid)
  const form = { to: formsPath(null), answer, hidden: { voucher: id }, about: code }
  const isDelivery = type === 'freeDelivery'
  return (
    <div className={`stack-5 in-the-middle one-column ${pageStyles.page}`}>
      <p className="links flex wrap gap-2-4">
        <a href={consolePath('vouchers')}>{t('back')}</a>
      </p>
      <h1>{code}</h1>
      <AnswerNotice answer={answer} />
      {state !== 'valid' && (
        <Notice>
          <p>{t(`stateTexts.${state}`)}</p>
        </Notice>
      )}
      <p>{voucherTermsText(voucher)}</p>
      <p>
        <Uses voucher={voucher} />
      </p>
      <p className="soft">
        <Places voucher={voucher} />
      </p>
      {used.length > 0 && (
        <FiguresTable
          title={t('placesTitle')}
          columns={[t('restaurant'), t('orders'), ...(isDelivery ? [] : [t('taken')])]}
          rows={used.map((place) => [
            place.is_valid ? place.name : t('noMore', { name: place.name }),
            place.orders,
            ...(isDelivery ? [] : [formatGrosze(place.discount_grosze)]),
          ])}
        />
      )}
      {unused.length > 0 && (
        <details className={accessStyles.more}>
          <summary>{t('unused', { count: unused.length })}</summary>
          <p>{unused.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
      <p className="soft">{t('counted')}</p>
      {!owner && <p className="soft">{t('paidBy')}</p>}
      {!owner && state !== 'over' && (
        <>
          {restaurants !== null && others > 0 && (
            <FoldedForm
              {...form}
              form={WIDEN_VOUCHER}
              choices={placeChoices(brand.cities)}
              label={t('widenTitle')}
              text={t('widenText', { others })}
            />
          )}
          {valid.length > 1 && (
            <FoldedForm
              {...form}
              form={NARROW_VOUCHER}
              choices={{ restaurant: [['', t('choose')], ...valid.map((one) => [String(one.id), one.name] as const)] }}
              label={t('narrowTitle')}
              text={t('narrowText')}
            />
          )}
          <FoldedForm {...form} form={END_VOUCHER} label={t('end')} text={t('endText')} />
        </>
      )}
    </div>
  )
}
