import type { Hook } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { UpstreamEnv } from './deps'
import { problem } from './problem'

/** 422 with a code for each invalid field; a path that cannot be an id is 404. */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every route, whatever its schema
export const invalidInput: Hook<any, UpstreamEnv, any, any> = (result) => {
  if (result.success) return
  const { issues } = result.error
  if (result.target === 'param' && issues.every(({ path }) => path[0] === 'id' || path[0] === 'code')) {
    throw problem(404, 'not_found')
  }
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), codeOf(issue)]))
  throw problem(422, result.target === 'json' ? 'invalid' : 'invalid_query', { fields })
}

function codeOf(issue: z.core.$ZodIssue): string {
  // zod leaves the input out of an issue, so that no secret is printed; only the message shows that it was missing.
  if (issue.code === 'invalid_type') return issue.message.endsWith('received undefined') ? 'required' : 'invalid'
  return ['too_small', 'too_big', 'unrecognized_keys'].includes(issue.code) ? issue.code : 'invalid'
}
