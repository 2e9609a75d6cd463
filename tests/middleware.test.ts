import { NextRequest } from 'next/server'
import { SHARED_PAGE_HEADER } from '@/lib/server/policy/shared-page-header'
import middleware from '@/middleware'

const answerTo = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://lubje.localhost${path}`, { headers: { 'x-tenant': 'lubje', ...headers } }))

it.each([
  ['results of a date', '/rezerwuj?visitDate=2026-11-27', {}],
  ['results that are shared', '/rezerwuj?visitDate=2026-11-27', { [SHARED_PAGE_HEADER]: '1' }],
  ['a checkout', '/order/1/zamow', {}],
  ['a page whose address is a key', '/zamowienie/ABCDEFGHJKLMNPQRSTUV', {}],
  ['the panel', '/panel', {}],
  ['the preview of a draft', '/panel/1/ustawienia/menu/podglad/strona', {}],
])('C19 C28 no search engine lists %s, and no cache keeps it', (_, path, headers) => {
  const answer = answerTo(path, headers)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})
