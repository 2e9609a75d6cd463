import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import type { ReportField } from '@/lib/domain/partner-enquiry/report-form'
import {
  MAX_ABOUT_LENGTH,
  MAX_MESSAGE_LENGTH,
  MIN_MESSAGE_LENGTH,
  REPORT_KINDS,
  type ReportKind,
} from '@/lib/domain/partner-enquiry/report-kinds'
import { EnquiryFrame } from './enquiry-frame'
import { RadioGroup } from './radio-group'
import { useEnquiryFields } from './use-enquiry-fields'

type Props = { privacy: string; chosen: ReportKind | null; posted: PostedEnquiry | null }

/** The subject of the report, its description, and the reporter's contact data. */
export function ContentReportForm({ privacy, chosen, posted }: Props) {
  const t = useTranslations('plans')
  const { field, errorOf, typed } = useEnquiryFields<ReportField>(posted)
  const clause = t.rich('report.clause', { privacy: (words) => <a href={privacy}>{words}</a> })
  return (
    <EnquiryFrame action="/api/notices" posted={posted} clause={clause}>
      <RadioGroup
        name="kind"
        legend={t('report.kindLegend')}
        options={REPORT_KINDS.map((kind) => ({ value: kind, label: t(`report.kind.${kind}`) }))}
        chosen={typed('kind') || (chosen ?? undefined)}
        error={errorOf('kind')}
      />
      <TextField
        {...field('about')}
        label={t('report.about')}
        hint={t('report.aboutHint')}
        maxLength={MAX_ABOUT_LENGTH}
      />
      <TextArea
        {...field('message')}
        label={t('report.message')}
        hint={t('report.messageHint')}
        minLength={MIN_MESSAGE_LENGTH}
        maxLength={MAX_MESSAGE_LENGTH}
        rows={6}
        required
      />
      <TextField {...field('name')} label={t('name')} autoComplete="name" required />
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" required />
      <CheckboxField
        id="good_faith"
        name="good_faith"
        label={t('report.goodFaith')}
        defaultChecked={typed('good_faith') !== ''}
        error={errorOf('good_faith')}
      />
    </EnquiryFrame>
  )
}
