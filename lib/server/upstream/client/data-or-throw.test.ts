/** @jest-environment node */
import { dataOrThrow } from './data-or-throw'
import { UpstreamOutage, UpstreamTooMany } from './outage'

it.each([
  [429, UpstreamTooMany],
  [422, UpstreamOutage],
])('a refusal with %i that a page does not know', (status, kind) => {
  const answer = { ok: false as const, status, problem: { code: 'too_many_requests', message: '' } }
  expect(() => dataOrThrow(answer as never)).toThrow(kind)
})
