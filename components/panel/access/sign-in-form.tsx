import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { PANEL_PATH, STAFF_PATHS, type StaffPlace } from '@/lib/domain/panel/access/paths'
import { AnswerNotice } from './answer-notice'
import styles from './entry-shell.module.css'

type Props = {
  place?: StaffPlace
  answer: FormAnswer | null
  /** The browser is an enrolled device: its people are one press away. */
  hasDevice?: boolean
}

/** Requests a sign-in link by e-mail; the answer is the same for known and unknown emails. Contract C28. */
export function SignInForm({ place = 'panel', answer, hasDevice = false }: Props) {
  const t = useTranslations('panel.access')
  const own = useTranslations(place === 'console' ? 'panel.console.signIn' : 'panel.access.signIn')
  const isSent = answer?.code === 'sent'
  return (
    <Wrap narrow className="stack-4 to-start">
      <h1>{own('title')}</h1>
      {isSent && (
        <Notice kind="success" role="status" title={t('signIn.sent')}>
          <p>{own('sentText', { email: answer.values.email ?? '' })}</p>
        </Notice>
      )}
      {!isSent && <AnswerNotice answer={answer} />}
      <p>{own('text')}</p>
      <form method="post" action={`${STAFF_PATHS[place]}/form/link`} className={`stack-4 to-start ${styles.fields}`}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('signIn.email')}
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={answer?.values.email}
        />
        <Button type="submit" size="large">
          {t('signIn.send')}
        </Button>
      </form>
      {hasDevice && (
        <p>
          <a href={PANEL_PATH}>{t('signIn.toDevice')}</a>
        </p>
      )}
    </Wrap>
  )
}
