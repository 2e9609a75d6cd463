import { useTranslations } from 'next-intl'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { FoldedForm } from '@/components/panel/access/staff-form'
import pageStyles from '@/components/panel/page-sections.module.css'
import { FiguresTable } from '@/components/panel/report/figures-table'
import { Notice } from '@/components/ui/notice'
import { consolePath } from '@/lib/domain/console/pages'
import { END_VOUCHER, WIDEN_VOUCHER } from '@/lib/domain/marketing/vouchers/voucher-forms'
import type { OpenedVoucher } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { formatGrosze } from '@/lib/domain/money'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { voucherTermsText } from '@/messages/content/voucher-terms'
import { Places, Uses } from './vouchers-page'

type Props = { voucher: OpenedVoucher; answer: FormAnswer | null }

/** One voucher: what it took off at each restaurant, a further restaurant, and its end. Contract C39. */
export function VoucherPage({ voucher, answer }: Props) {
  const t = useTranslations('panel.marketing.vouchers')
  const { id, code, type, is_over, owner, restaurants, places } = voucher
  const form = { to: formsPath(null), answer, hidden: { voucher: id }, about: code }
  const isDelivery = type === 'freeDelivery'
  return (
    <div className={`stack-5 in-the-middle one-column ${pageStyles.page}`}>
      <p className="links flex wrap gap-2-4">
        <a href={consolePath('vouchers')}>{t('back')}</a>
      </p>
      <h1>{code}</h1>
      <AnswerNotice answer={answer} />
      {is_over && (
        <Notice>
          <p>{t('over')}</p>
        </Notice>
      )}
      <p>{voucherTermsText(voucher)}</p>
      <p>
        <Uses voucher={voucher} />
      </p>
      <p className="soft">
        <Places voucher={voucher} />
      </p>
      {places.length > 0 && (
        <FiguresTable
          title={t('placesTitle')}
          columns={[t('restaurant'), t('orders'), ...(isDelivery ? [] : [t('taken')])]}
          rows={places.map((place) => [
            place.name,
            place.orders,
            ...(isDelivery ? [] : [formatGrosze(place.discount_grosze)]),
          ])}
        />
      )}
      <p className="soft">{t('counted')}</p>
      {!owner && <p className="soft">{t('paidBy')}</p>}
      {!owner && !is_over && (
        <>
          {restaurants !== null && (
            <FoldedForm {...form} form={WIDEN_VOUCHER} label={t('widenTitle')} text={t('widenText')} />
          )}
          <FoldedForm {...form} form={END_VOUCHER} label={t('end')} text={t('endText')} />
        </>
      )}
    </div>
  )
}
