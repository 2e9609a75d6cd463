import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { OWN_PIN } from '@/lib/domain/panel/access/access-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { AnswerNotice } from './answer-notice'
import { StaffForm } from './staff-form'

type Props = {
  restaurant: { name: string }
  to: string
  hasPin: boolean
  /** After a sign-in by PIN, the present PIN is required. */
  byPin: boolean
  answer: FormAnswer | null
}

/** Sets one's own PIN. Contract C21, C28. */
export function OwnPinForm({ restaurant, to, hasPin, byPin, answer }: Props) {
  const t = useTranslations('panel.access.ownPin')
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('text', { restaurant: restaurant.name })}</p>
      <p className="soft">{t(hasPin ? 'has' : 'hasNot')}</p>
      <StaffForm form={OWN_PIN} to={to} answer={answer} without={byPin ? [] : ['current_pin']} />
    </div>
  )
}
