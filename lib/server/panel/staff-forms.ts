import 'server-only'
import { z } from 'zod'
import { type ConsolePageName, consolePath } from '@/lib/domain/console/pages'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { type PanelPageName, panelPath } from '@/lib/domain/panel/access/pages'
import {
  formKey,
  readStaffForm,
  restaurantIn,
  type StaffFormDescription,
  type Typed,
  takesAttempt,
} from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import type { UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { attemptMark, attemptOf } from './attempt-mark'
import { callAs } from './call-as'
import { type SignedRequest, signedOutForm } from './panel-route'
import { refusedAs } from './sign-in-forms'

type PageName = PanelPageName | ConsolePageName

/** Outcome of a form, values proposed in place of typed ones, and its target; its page without `location`. */
export type FormOutcome = Pick<FormAnswer, 'code'> &
  Partial<FormAnswer> & { location?: string; cookies?: string[]; proposed?: Record<string, string> }

/** A form posted by a signed-in person, and the restaurant of its panel; `null` in the console. */
export type StaffRequest = SignedRequest & { restaurantId: number | null }

export interface ServedForm {
  /** Page of the form. */
  page: PageName
  /** Fields that are given back when the form is refused; never a PIN. */
  refilled?: readonly string[]
  /** Tells forms of the same kind on one page apart, e.g. by the field with their person. */
  about?: string | ((name: string, typed: Typed) => string)
  submit: (typed: Typed, request: StaffRequest) => Promise<FormOutcome>
}

interface More {
  /** Check beyond the wire schema: the names of wrong fields. */
  check?: (typed: Typed) => string[]
  /** Custom reader instead of the wire schema: the body, or the errors by field, and values that it proposes. */
  read?: (typed: Typed) => { body: object } | { fields: Record<string, string>; proposed?: Record<string, string> }
  /** Custom outcome instead of the code of `done`. */
  answered?: (data: unknown, request: StaffRequest, location?: string) => Promise<FormOutcome>
  /** Messages instead of the upstream's, by the code of a refusal. */
  words?: Readonly<Record<string, string>>
}

/** Longest part of a typed field that is given back, in characters: the longest text that a form takes. */
const MAX_REFILLED = 2000

/** Described forms by their posted names. */
export function servedForms(...forms: readonly StaffFormDescription[]): Record<string, ServedForm> {
  return Object.fromEntries(forms.map((form) => [form.name, served(form)]))
}

/** A described form: read by its wire schema, made as its call, answered by its code. Contract C28, C38. */
export function served(
  form: StaffFormDescription,
  { check, read: readOwn, answered, words = {} }: More = {},
): ServedForm {
  const { fields, done, back } = form
  return {
    page: form.page as PageName,
    refilled: Object.keys(fields).filter((name) => fields[name]?.kind !== 'pin'),
    about: (_, typed) => formKey(form, typed),
    submit: async (typed, request) => {
      const location = back?.(typed)
      const own = readOwn?.(typed)
      if (own && 'fields' in own) return { ...problemsAtFields(own.fields), proposed: own.proposed, location }
      const read = readStaffForm(form, typed, own?.body)
      const wrong = read.wrong ?? check?.(typed) ?? []
      if (read.wrong || wrong.length > 0) return { ...wrongFields(form, wrong), location }
      const attempt = attemptOf(typed)
      try {
        const input = {
          params: { ...read.params, restaurant: request.restaurantId ?? restaurantIn(typed) },
          body: read.body && { ...read.body, ...(takesAttempt(form) && { attempt }) },
          idempotencyKey: attemptMark(typed('attempt')),
        }
        const answer: UpstreamAnswer<unknown> = await callAs(request, form.call, input)
        if (!answer.ok) return { ...refusalOf(form, answer, words), location }
        if (answered) return await answered(answer.data, request, location)
        const outcome = typeof done === 'string' ? done : done(answer.data, typed)
        return { ...(typeof outcome === 'string' ? { code: outcome } : outcome), location: back?.(typed, answer.data) }
      } catch (error) {
        if (!(error instanceof UpstreamOutage && takesAttempt(form))) throw error
        return { code: 'no_answer', message: panelWords.access.enter.failed, attempt }
      }
    },
  }
}

const offeredSchema = z.object({ current: z.object({ offered: z.array(z.tuple([z.string(), z.string()])) }) })

function refusalOf(
  form: StaffFormDescription,
  answer: UpstreamAnswer<unknown> & { ok: false },
  words: More['words'] = {},
): FormOutcome {
  const { message, ...refusal } = refusedAs(answer)
  const refused = { ...refusal, message: words[refusal.code] ?? message }
  const field = form.refusals?.[refused.code]
  const offered = field && offeredSchema.safeParse(answer.body).data?.current.offered
  if (field)
    return { ...refused, fields: { [field]: refused.message ?? '' }, ...(offered && { offered: { [field]: offered } }) }
  const wrong = Object.keys(answer.problem.fields ?? {})
  return refused.code === 'invalid' ? wrongFields(form, wrong) : refused
}

/** Errors above the form and at its fields; `invalid` where the form has no such field. */
function wrongFields({ fields }: StaffFormDescription, names: readonly string[]): FormOutcome {
  const found = names.flatMap((name) => (fields[name]?.wrong ? [[name, fields[name].wrong] as const] : []))
  return found.length > 0 ? problemsAtFields(Object.fromEntries(found)) : { code: 'invalid' }
}

function problemsAtFields(fields: Record<string, string>): FormOutcome {
  return { code: 'wrong_field', message: Object.values(fields)[0], fields }
}

/** Submits a form and redirects to its page, which shows the outcome. */
export async function submitStaffForm(
  name: string,
  form: ServedForm,
  request: StaffRequest,
  posted: URLSearchParams,
): Promise<Response> {
  const typed: Typed = (key) => (posted.get(key) ?? '').trim()
  const { location, cookies, proposed, ...outcome } = await form.submit(typed, request)
  if (outcome.code === 'unauthorized') return signedOutForm()
  const { about, page, refilled = [] } = form
  const values = { ...Object.fromEntries(refilled.map((key) => [key, typed(key).slice(0, MAX_REFILLED)])), ...proposed }
  const key = typeof about === 'function' ? about(name, typed) : about ? `${name} ${typed(about)}` : name
  const { restaurantId } = request
  const own =
    restaurantId === null ? consolePath(page as ConsolePageName) : panelPath(restaurantId, page as PanelPageName)
  return answerForm(location ?? own, { values, ...outcome, form: key }, { request: request.request, cookies })
}
