import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Button } from '@/components/ui/button'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import styles from './access.module.css'
import { AnswerNotice, useFieldProblem } from './answer-notice'
import { PinField } from './pin-field'

type Props = {
  restaurant: { id: number; name: string }
  hasPin: boolean
  /** Signed in by PIN: the present one is asked for. */
  byPin: boolean
  answer: FormAnswer | null
}

/** Sets the own PIN. Contract C21, C28. */
export function OwnPinForm({ restaurant, hasPin, byPin, answer }: Props) {
  const t = useTranslations('panel.access.ownPin')
  const problem = useFieldProblem()
  return (
    <div className={pageStyles.page}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('text', { restaurant: restaurant.name })}</p>
      <p className={styles.soft}>{t(hasPin ? 'has' : 'hasNot')}</p>
      <form method="post" action={`/panel/form/${restaurant.id}/own-pin`} className={styles.form}>
        {byPin && (
          <PinField id="current-pin" name="current_pin" label={t('current')} error={problem(answer, 'current_pin')} />
        )}
        <PinField id="pin" name="pin" label={t('pin')} hint={t('hint')} error={problem(answer, 'pin')} />
        <PinField id="again" name="again" label={t('again')} error={problem(answer, 'again')} />
        <Button type="submit">{t('save')}</Button>
      </form>
    </div>
  )
}
