import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { FormAnswer } from '@/lib/domain/staff/form-answer'

/** Why a form of the panel was refused; `fallback` for what was typed wrongly. */
export function FormRefusal({ answer, fallback }: { answer: FormAnswer; fallback: string }) {
  const t = useTranslations('panel.access.refusal')
  const { waitSeconds, code, message } = answer
  return (
    <Notice kind="warning" role="alert">
      <p>{code === 'invalid' || !message ? fallback : message}</p>
      {waitSeconds !== undefined && <p>{t('tooMany', { minutes: Math.max(1, Math.ceil(waitSeconds / 60)) })}</p>}
    </Notice>
  )
}
