import 'server-only'
import { refusedAs } from '@/lib/server/panel/sign-in-forms'
import type { UpstreamAnswer } from '@/lib/server/upstream/client/client'

/** Outcome of a call for its form: `done`, or the refusal. */
export function formOutcomeOf(answer: UpstreamAnswer<unknown>, done: string) {
  return answer.ok ? { code: done } : refusedAs(answer)
}

/** Id of a row; 0 where the text is no number: the upstream knows no such id. */
export function idIn(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}
