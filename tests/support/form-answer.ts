import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { DINER_ANSWER, STAFF_ANSWER } from '@/lib/server/policy/form-answer'
import { unseal } from '@/lib/server/session'

/** The form's answer that a handler's response seals for the page. */
export function formAnswerOf<T = CodedAnswer>(response: Response): Promise<Partial<T>> {
  const lines = response.headers.getSetCookie().join('\n')
  return unseal<T>(new RegExp(`(?:^|\\n)(?:${DINER_ANSWER}|${STAFF_ANSWER})=([^;]+)`).exec(lines)?.[1])
}
