import { requestLineRefusal } from '@/lib/server/http/request/request-line-refusal'

it.each([
  ['GET', '/', null],
  ['HEAD', '/rezerwuj/Ostr%C3%B3w?q=100%', null],
  ['GET', '/zamawiaj?q=%zz', null],
  ['DELETE', '/api/holds?token=x', null],
  ['GET', '/rezerwuj/%zz', 400],
  ['GET', '/%', 400],
  ['GET', '/rezerwuj/%c5', 400],
  ['GET', '/%00', 400],
  ['GET', '*', 400],
  ['OPTIONS', '*', 400],
  ['GET', 'http://evil.example/', 400],
  ['GET', '//evil.example/', 400],
  ['GET', '', 400],
  ['OPTIONS', '/', 405],
  ['TRACE', '/', 405],
  ['PUT', '/api/orders', 405],
  ['PUT', '/panel', 405],
  ['PUT', '/panel/api/1/kitchen-load', null],
  ['GET', `/?x=${'x'.repeat(8192)}`, 414],
])('%s %.40s: %s', (method, url, status) => {
  expect(requestLineRefusal({ method, url, headers: { host: 'lubje.pl' } })).toBe(status)
})

it('an address of no host is refused', () => {
  expect(requestLineRefusal({ method: 'GET', url: '/', headers: {} })).toBe(400)
})

it.each([
  ['lubje.pl:3000', null],
  ['[::1]:3000', null],
  ['localhost:99999', 400],
  ['localhost:x', 400],
  ['', 400],
])('a request to the host %s: %s', (host, status) => {
  expect(requestLineRefusal({ method: 'GET', url: '/', headers: { host } })).toBe(status)
})
