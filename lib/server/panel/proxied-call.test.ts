import { isProxied } from './proxied-call'

test.each([
  ['GET', '/panel/1/board', true],
  ['HEAD', '/panel/1/board', true],
  ['GET', '/panel/1/events', true],
  ['PUT', '/panel/1/pace', true],
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
