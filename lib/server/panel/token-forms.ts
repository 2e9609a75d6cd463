import 'server-only'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { refusedAs } from '@/lib/server/panel/sign-in-forms'
import type { Answer } from '@/lib/server/upstream/client/answer'

const MAX_NAME = 60
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Outcome = Pick<FormAnswer, 'code'> & Partial<FormAnswer>

/** Makes a token under a name, for a restaurant's cash register or a brand's command line; it is told once. Contract C21, C38. */
export async function makeToken(
  name: string,
  make: (name: string) => Promise<Answer<{ token: string }>>,
): Promise<Outcome> {
  if (!name || name.length > MAX_NAME) return { code: 'name' }
  const answer = await make(name)
  return answer.ok ? { code: 'tokenMade', token: answer.data.token } : refusedAs(answer)
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
