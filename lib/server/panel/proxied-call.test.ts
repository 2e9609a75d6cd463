import { invalidPart, isProxied } from './proxied-call'

test.each([
  ['GET', '/panel/1/board', true],
  ['HEAD', '/panel/1/board', true],
  ['GET', '/panel/1/events', true],
  ['PUT', '/panel/1/kitchen-load', true],
  ['POST', '/panel/1/orders/ABCDEFGH/steps', true],
  ['POST', '/panel/1/board', false],
  ['GET', '/panel/1/nothing', false],
  ['GET', '/panel/1/board/more', false],
  ['GET', '/staff/session', false],
  ['POST', '/staff/sessions', false],
  ['POST', '/panel/1/devices', false],
  ['POST', '/panel/1/tokens', false],
  ['GET', '/panel/1/devices', true],
  ['DELETE', '/panel/1/devices/7d444840', true],
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
] as const)('C28 0061 %s: not handed on is %j', (_, changes, part) => {
  expect(invalidPart({ ...fit, ...changes })).toBe(part)
})
