import { z } from 'zod'
import { CALLS } from '@/lib/domain/call/all-calls'
import { invalidPart, isProxied } from './proxied-call'

it('C28 a screen reaches every call of the panel through the web server, but those whose answer holds a token', () => {
  const pathOf = (path: string) => path.replace('{part}', 'menu').replace(/\{\w+\}/g, '1')
  const panel = CALLS.filter(({ path }) => path.startsWith('/panel/'))
  const holdsToken = panel.filter(({ answer }) => answer instanceof z.ZodObject && 'token' in answer.shape)
  expect(holdsToken.map(({ path }) => path)).toEqual(['/panel/{restaurant}/devices', '/panel/{restaurant}/tokens'])
  const refused = panel.filter((call) => !isProxied(call.method.toUpperCase(), pathOf(call.path)))
  expect(refused).toEqual(holdsToken)
})

test.each([
  ['HEAD', '/panel/1/board', true],
  ['POST', '/panel/1/board', false],
  ['GET', '/panel/1/nothing', false],
  ['GET', '/panel/1/board/more', false],
  ['GET', '/staff/session', false],
  ['POST', '/staff/sessions', false],
  ['GET', '/restaurants/1', false],
])('C28 %s %s through the web server: %s', (method, path, isAllowed) => {
  expect(isProxied(method, path)).toBe(isAllowed)
})

const fit = { search: '?date=2026-11-27', idempotencyKey: '7d444840-9dc0-41d1', lastEventId: '17' }
test.each([
  ['all that a screen sends', {}, null],
  ['nothing', { search: '', idempotencyKey: null, lastEventId: null }, null],
  ['a key of 7,000 bytes', { idempotencyKey: 'k'.repeat(7000) }, 'key'],
  ['a key that is empty', { idempotencyKey: '' }, 'key'],
  ['a key with a letter beyond ASCII', { idempotencyKey: 'klucz\u00ff' }, 'key'],
  ['an event’s id of 41 characters', { lastEventId: '1'.repeat(41) }, 'event'],
  ['an event’s id with a space', { lastEventId: '1 2' }, 'event'],
  ['a query of 301 characters', { search: `?${'a'.repeat(300)}` }, 'query'],
  ['a query with quotes and brackets', { search: '?a={"b":[1]}' }, 'query'],
] as const)('C28 %s: not handed on is %j', (_, changes, part) => {
  expect(invalidPart({ ...fit, ...changes })).toBe(part)
})
