import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelWords } from '@/lib/domain/panel/panel-words'

const DONE: Readonly<Record<string, string>> = {
  ...panelWords.access.done,
  ...panelWords.consoleQueue.done,
  ...panelWords.marketing.done,
  ...panelWords.lookup.done,
  ...panelWords.consoleRestaurants.done,
  ...panelWords.consolePerson.done,
}
/** Codes after which the form may be gone from its page, and fields of free text. */
const GONE = ['case_closed', 'changed_meanwhile', 'not_found']
const TEXTS = ['reasons', 'reason', 'text', 'note']
type Problem = keyof typeof panelWords.access.problem

/** Outcome of a form of the panel or the console; nothing on a page that was simply opened. Contract C28. */
export function AnswerNotice({ answer }: { answer: FormAnswer | null }) {
  const t = useTranslations('panel.access')
  if (!answer) return null
  const { code, message, values, waitSeconds } = answer
  if (isDone(code)) {
    return (
      <Notice kind="success" role="status">
        <p>{DONE[code]}</p>
      </Notice>
    )
  }
  const text = GONE.includes(code) ? TEXTS.map((name) => values[name]).find(Boolean) : undefined
  return (
    <Notice kind="warning" role="alert">
      <p>{isProblem(code) || !message ? t(`problem.${isProblem(code) ? code : 'invalid'}`) : message}</p>
      {text && <p>{t('refusal.typed', { text })}</p>}
      {waitSeconds !== undefined && (
        <p>{t('refusal.tooMany', { minutes: Math.max(1, Math.ceil(waitSeconds / 60)) })}</p>
      )}
    </Notice>
  )
}

export function isDone(code: string): boolean {
  return Object.hasOwn(DONE, code)
}

function isProblem(code: string): code is Problem {
  return Object.hasOwn(panelWords.access.problem, code)
}
