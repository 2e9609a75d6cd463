import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { Notice } from '@/components/ui/notice'
import { ENQUIRY_PLACE, type PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import styles from './enquiry.module.css'

type Props = { action: string; posted: PostedEnquiry | null; clause: ReactNode; children: ReactNode }

/** A form that works without a script: the outcome of the last post, the fields, and the button. */
export function EnquiryFrame({ action, posted, clause, children }: Props) {
  const t = useTranslations('plans')
  if (posted?.number) return <EnquiryReceived number={posted.number} />
  const errors = Object.entries(posted?.errors ?? {})
  return (
    <form id={ENQUIRY_PLACE} method="post" action={action} noValidate className={`stack-5 one-column ${styles.form}`}>
      <ErrorSummary
        title={t('errorsTitle')}
        errors={errors.map(([field, code]) => ({ fieldId: field, text: t(`errors.${code}`) }))}
      />
      {posted && errors.length === 0 && (
        <Notice kind="warning" role="alert">
          <p>{posted.refusal ?? t('unsure')}</p>
        </Notice>
      )}
      {children}
      <p className={styles.clause}>{clause}</p>
      <div>
        <Button type="submit" size="large">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

function EnquiryReceived({ number }: { number: string }) {
  const t = useTranslations('plans')
  return (
    <div id={ENQUIRY_PLACE} tabIndex={-1} className={`stack-5 one-column ${styles.form}`}>
      <Notice kind="success" title={t('doneTitle')}>
        <p>{t('doneText', { number })}</p>
      </Notice>
    </div>
  )
}
