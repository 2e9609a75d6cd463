import { createHash } from 'node:crypto'
import { problem } from '@/lib/http/problem'
import { readForm } from '@/lib/http/read-form'
import { sealedCookie } from '@/lib/http/sealed-cookie'
import { seeOther } from '@/lib/http/see-other'
import type { TenantRequest } from '@/lib/http/tenant-route'
import type { LetterError } from '@/lib/lead/letter-form'
import { LETTER_COOKIE, LETTER_PATHS, LETTER_STATE, type LetterForm, type PostedLetter } from '@/lib/lead/posted-letter'
import type { Answer } from '@/lib/upstream/answer'
import type { CallOptions } from '@/lib/upstream/client'
import { UpstreamOutage } from '@/lib/upstream/outage'

interface Letter {
  form: LetterForm
  draft: Record<string, string>
  errors: Record<string, LetterError>
  send: (options: CallOptions & { idempotencyKey: string }) => Promise<Answer<{ number: string }>>
}

/** A plain form post goes back to its page either way: with a number, or with everything that was typed. Contract C10. */
export async function postLetter(
  { request, call }: TenantRequest,
  read: (form: URLSearchParams) => Letter,
): Promise<Response> {
  const form = await readForm(request)
  if (!form) return problem(400, { code: 'malformed', message: 'Nie udało się odczytać formularza.' })
  const letter = read(form)
  const { form: name, draft, errors } = letter
  const failed = { form: name, number: null, draft, errors, refusal: null }
  if (Object.keys(errors).length > 0) return backTo(failed)
  const sent = await sendOnce(letter, call)
  if (sent === null) return backTo(failed) // the page says that nobody knows
  if (!sent.ok) return backTo({ ...failed, refusal: sent.problem.message })
  return backTo({ form: name, number: sent.data.number, draft: {}, errors: {}, refusal: null })
}

// The same words are the same letter: pressing twice, or again after an outage, sends one.
async function sendOnce({ form, draft, send }: Letter, call: CallOptions): Promise<Answer<{ number: string }> | null> {
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([form, draft]))
    .digest('hex')
  try {
    return await send({ ...call, idempotencyKey })
  } catch (error) {
    if (error instanceof UpstreamOutage) return null
    throw error
  }
}

async function backTo(posted: PostedLetter): Promise<Response> {
  const hasErrors = Object.keys(posted.errors).length > 0
  const state = posted.number ? 'wyslany' : 'popraw'
  const location = `${LETTER_PATHS[posted.form]}?${LETTER_STATE}=${state}#${hasErrors ? 'error-summary' : LETTER_STATE}`
  return seeOther(location, { 'set-cookie': await sealedCookie(LETTER_COOKIE, { ...posted }) })
}
