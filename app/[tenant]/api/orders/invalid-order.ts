import type { ZodError } from 'zod'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** 422 with each invalid field as its path on the wire: `customer.phone`. */
export function invalidOrder(error: ZodError): Response {
  const paths = error.issues.map(({ path }) => path.join('.'))
  const code = paths.includes('accept_terms') ? 'terms_required' : 'invalid'
  const fields = Object.fromEntries(paths.map((path) => [path, 'invalid']))
  return problemAnswer(422, { code, message: WEB_REFUSALS.invalidOrder, fields })
}
