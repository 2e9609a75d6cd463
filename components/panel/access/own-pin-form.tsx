import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/panel/page/staff-page'
import { OWN_PIN } from '@/lib/domain/panel/access/access-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
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
    <StaffPage title={t('title')} answer={answer}>
      <p>{t('text', { restaurant: restaurant.name })}</p>
      <p className="soft">{t(hasPin ? 'has' : 'hasNot')}</p>
      <StaffForm form={OWN_PIN} to={to} answer={answer} without={byPin ? [] : ['current_pin']} />
    </StaffPage>
  )
}
