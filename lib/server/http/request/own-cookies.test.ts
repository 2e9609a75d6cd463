import { DELIVERY_COOKIE } from '@/lib/browser/storage/delivery-cookie'
import { TOUCHES_COOKIE } from '@/lib/domain/marketing/touch'
import { cookieIn, ownCookies } from '@/lib/server/http/request/own-cookies'
import { DINER_ANSWER, STAFF_ANSWER } from '@/lib/server/policy/form-answer'
import { THEME_COOKIE } from '@/lib/server/routing/destination'

it('keeps every cookie that a page reads, and drops those of other software', () => {
  // RECENT_COOKIE and those of the panel are in files that only a server may import.
  const panel = ['panel_session', 'panel_device', STAFF_ANSWER, 'konsola_szukaj']
  const ours = [THEME_COOKIE, DINER_ANSWER, 'moje', DELIVERY_COOKIE, TOUCHES_COOKIE, ...panel].map(
    (name) => `${name}=1`,
  )
  expect(ownCookies([...ours, '_ga=GA1.1', 'other=2'].join('; '))).toBe(ours.join('; '))
})

it.each([
  ['none at all', undefined, undefined],
  ['only of others', '_ga=1; _fbp=2', undefined],
  ['the first of two', 'theme=lubje; theme=nakryte', 'theme=lubje'],
  ['too large for a browser', `theme=lubje; form=${'x'.repeat(5000)}`, 'theme=lubje'],
  ['nonsense', '=; ;; ; theme', 'theme'],
])('%s', (_, header, kept) => expect(ownCookies(header)).toBe(kept))

it('reads one cookie by its whole name', () => {
  expect(cookieIn('xtheme=a; theme=b=c', 'theme')).toBe('b=c')
  expect(cookieIn('xtheme=a', 'theme')).toBeUndefined()
})
