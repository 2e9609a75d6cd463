import 'server-only'
import type { ConsolePageName } from '@/lib/domain/console/pages'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { SignedRequest } from '@/lib/server/panel/panel-route'

/** What became of a form, and where it leads; its page without `location`. */
export type Outcome = Pick<FormAnswer, 'code'> & Partial<FormAnswer> & { location?: string; cookies?: string[] }
/** Fields of a form, trimmed. */
export type Fields = (name: string) => string

export interface ConsoleForm {
  /** The page on which the form stands. */
  page: ConsolePageName
  /** Fields that are given back when the form is refused. */
  kept?: readonly string[]
  /** Tells forms of the same kind on one page apart, e.g. the person that it is about. */
  about?: string
  submit: (field: Fields, request: SignedRequest) => Promise<Outcome>
}
