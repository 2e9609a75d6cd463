import { useTranslations } from 'next-intl'
import { dayText } from '@/components/panel/access/moment-text'
import { StaffCopyButton } from '@/components/panel/access/staff-copy-button'
import { FoldedForm, StaffForm } from '@/components/panel/access/staff-form'
import { FiguresTable } from '@/components/panel/page/rows-table'
import { Facts, StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Notice } from '@/components/ui/notice'
import { consolePath } from '@/lib/domain/console/pages'
import { CHANGE_LINK, END_LINK, MAKE_PRINT } from '@/lib/domain/marketing/links/link-forms'
import { QR_FORMATS, qrPath } from '@/lib/domain/marketing/links/link-pages'
import { LINK_PARAMETERS } from '@/lib/domain/marketing/links/link-rules'
import type { CountedLink, MarketingLink } from '@/lib/domain/marketing/links/link-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { TidyParameters } from './client/tidy-parameters'
import { linkChoices, linkText } from './link-text'
import styles from './marketing.module.css'

/** A print as the page shows it. */
type ShownPrint = MarketingLink['prints'][number] & { url: string; svg: string }
type Props = {
  brand: Pick<Tenant, 'cities'>
  link: CountedLink
  prints: readonly ShownPrint[]
  today: string
  answer: FormAnswer | null
}

/** One link: its prints with their QR codes, a new print, and its end. Contract C39. */
export function LinkPage({ brand, link, prints, today, answer }: Props) {
  const t = useTranslations('panel.marketing.links')
  const { id, page, product, campaign, source, medium, note, path, exists, made_at, made_by, ended_at } = link
  const name = linkText(link, brand.cities)
  const own = { answer, hidden: { link: id } }
  return (
    <StaffPage title={name} back={{ href: consolePath('links'), text: t('back') }} answer={answer}>
      {!exists && (
        <Notice kind="warning">
          <p>{t('pageMissingText')}</p>
        </Notice>
      )}
      {link.voucher_state && link.voucher_state !== 'valid' && (
        <Notice kind="warning">
          <p>{t(`voucherTexts.${link.voucher_state}`, { code: link.voucher ?? '' })}</p>
        </Notice>
      )}
      <Facts
        facts={[
          [
            t('target'),
            <a key="target" href={path}>
              {path}
            </a>,
          ],
          [t('campaignTitle'), `${campaign} · ${source} / ${medium}`],
          [t('note'), note],
          [t('madeBy'), t('made', { name: made_by ?? t('formerPerson'), date: dayText(made_at) })],
          [t('endedAt'), ended_at && dayText(ended_at)],
        ]}
      />
      <StaffSection title={t('printsTitle')}>
        <ul className={`stack-4 ${styles.prints}`}>
          {prints.map((print) => (
            <PrintEntry key={print.code} linkId={id} print={print} />
          ))}
        </ul>
        <p className="soft small">{t('counted')}</p>
      </StaffSection>
      {link.hours.length > 0 && <Hours {...link} />}
      {!ended_at && (
        <>
          <StaffSection title={t('printTitle')}>
            <p>{t('printText')}</p>
            <StaffForm {...own} form={MAKE_PRINT}>
              <TidyParameters names={LINK_PARAMETERS} />
            </StaffForm>
          </StaffSection>
          <FoldedForm
            {...own}
            form={CHANGE_LINK}
            values={{
              page: page === 'list' ? `list-${product}` : page,
              city: link.city ?? '',
              cuisine: link.cuisine ?? '',
              restaurant: link.restaurant?.name ?? link.restaurant?.id,
              visit_on: link.visit_on ?? '',
              voucher: link.voucher ?? '',
            }}
            choices={linkChoices(brand, link.vouchers, today, link.voucher)}
            earliest={{ visit_on: today }}
            label={t('change')}
            about={name}
            text={t('changeText')}
          />
          <FoldedForm {...own} form={END_LINK} label={t('end')} about={name} text={t('endText')} />
        </>
      )}
    </StaffPage>
  )
}

/** When the codes were opened: one row per hour of the day, one column per opened print. */
function Hours({ prints, hours }: Pick<CountedLink, 'prints' | 'hours'>) {
  const t = useTranslations('panel.marketing.links')
  const opened = prints.filter(({ code }) => hours.some((one) => one.code === code))
  const scansOf = (hour: number, code: string) =>
    hours.find((one) => one.hour === hour && one.code === code)?.scans ?? 0
  return (
    <FiguresTable
      title={t('hoursTitle')}
      columns={[t('hour'), ...opened.map(({ content }) => content ?? t('noContent'))]}
      rows={[...new Set(hours.map(({ hour }) => hour))].map((hour) => [
        t('hourOf', { from: hour, to: hour + 1 }),
        ...opened.map(({ code }) => scansOf(hour, code)),
      ])}
    />
  )
}

function PrintEntry({ linkId, print }: { linkId: number; print: ShownPrint }) {
  const { code, content, made_at, made_by, scans, url, svg } = print
  const t = useTranslations('panel.marketing.links')
  const name = content ?? t('noContent')
  return (
    <li className={`stack-2 at-start framed padded ${styles.print}`}>
      <h3>{name}</h3>
      {/* biome-ignore lint/performance/noImgElement: next/image writes an inline style, which the policy refuses. */}
      <img className={styles.qr} src={svg} alt={t('qr', { url })} width={264} height={264} />
      <p>
        {t('shortLink')}: <span className={styles.short}>{url.replace('https://', '')}</span>
      </p>
      <StaffCopyButton label={t('copy')} name={t('copyOf', { name })} text={url} />
      <p>{t('scans', { count: scans })}</p>
      <p className="soft small">{t('made', { name: made_by ?? t('formerPerson'), date: dayText(made_at) })}</p>
      <p className="links flex wrap gap-2-4">
        {QR_FORMATS.map((format) => (
          <a
            key={format}
            href={qrPath(linkId, code, format)}
            download
            aria-label={t('downloadOf', { format: format.toUpperCase(), name })}
          >
            {t('download', { format: format.toUpperCase() })}
          </a>
        ))}
      </p>
    </li>
  )
}
