import 'server-only'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { StaffPlace } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { refusedAs } from '@/lib/server/panel/sign-in-forms'
import type { Answer } from '@/lib/server/upstream/client/answer'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { attemptCookies, attemptOf } from './attempt-cookie'

const MAX_NAME = 60
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Outcome = Pick<FormAnswer, 'code'> & Partial<FormAnswer> & { cookies?: string[]; location?: string }

interface Typed {
  field: (name: string) => string
  headers: Headers
  place: StaffPlace
}

/** What is sent for a thing whose token is told once. */
interface Named {
  name: string
  attempt?: string
}

/** Makes a token under a name, for a restaurant's cash register or a brand's command line; it is told once. Contract C21, C38. */
export function makeToken(typed: Typed, make: (body: Named) => Promise<Answer<{ token: string }>>): Promise<Outcome> {
  return pressOnce(typed, async (body) => {
    const answer = await make(body)
    return answer.ok ? { code: 'tokenMade', token: answer.data.token } : refusedAs(answer)
  })
}

/** A form with a name, of which nobody may know whether it was taken: a repeat of the press makes no second thing. */
export async function pressOnce(
  { field, headers, place }: Typed,
  press: (body: Named) => Promise<Outcome>,
): Promise<Outcome> {
  const name = field('name')
  if (!name || name.length > MAX_NAME) return { code: 'name' }
  const attempt = attemptOf(headers, { get: field })
  try {
    return await press({ name, ...(attempt && { attempt }) })
  } catch (error) {
    if (!(error instanceof UpstreamOutage)) throw error
    const cookies = attemptCookies(attempt, headers, place)
    return { code: 'no_answer', message: panelWords.access.enter.failed, cookies }
  }
}

/** Ends what has this id; `invalid` for what is no id. */
export async function endByUuid(
  id: string,
  end: (id: string) => Promise<Answer<unknown>>,
  done: string,
): Promise<Outcome> {
  if (!UUID.test(id)) return { code: 'invalid' }
  const answer = await end(id)
  return answer.ok ? { code: done } : refusedAs(answer)
}
