import 'server-only'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { RefusedAnswer } from '@/lib/server/upstream/client/client'
import { refusedAs } from './sign-in-forms'

/** Target of a settings form, and its message; no code where the page itself shows the outcome. */
export type SettingsOutcome = Partial<FormAnswer> & { location: string }

/** A refusal of the upstream, shown at `location` with what was typed. */
export function refusedTo(
  location: string,
  answer: RefusedAnswer,
  values: SettingsOutcome['values'] = {},
): SettingsOutcome {
  return { ...refusedAs(answer), values, location }
}
