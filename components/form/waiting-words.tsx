import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import type messages from '@/messages/pl.json'

type Action = keyof typeof messages.waiting.actions
/** The last part of a form's action, or `enquiry` for a party's request. */
type Step =
  | 'reservations'
  | 'enquiry'
  | 'change'
  | 'cancel'
  | 'zamow'
  | 'payments'
  | 'receive'
  | 'waitlist'
  | 'accept'
  | 'leave'

/**
 * The live region of a page with forms, and its words while one of them is being sent. The words are attributes: the
 * script that announces them loads with the first touch, so that no page loads more for it. See docs/design/browser.md.
 */
export function WaitingWords({ steps }: { steps: Partial<Record<Step, Action>> }) {
  const t = useTranslations('waiting')
  const words = Object.entries(steps).map(([step, action]) => [`data-waiting-${step}`, t(`actions.${action}`)])
  return <VisuallyHidden role="status" data-waiting={t('long')} {...Object.fromEntries(words)} />
}
