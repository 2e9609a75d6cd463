import { appNameOf } from './app-name-of'

const named = (url: string, headers: Record<string, string> = {}) => appNameOf(url, (name) => headers[name])

it.each([
  ['an embedded restaurant', '/restaurants/14/iframe', {}, 'iframe'],
  ['an embedded restaurant with its visit', '/restaurants/14/iframe?visitDate=2026-12-01', {}, 'iframe'],
  ['an embedded checkout', '/order/14/iframe/zamow', {}, 'iframe'],
  ['a call of its script', '/api/holds', { 'x-app-name': 'iframe' }, 'iframe'],
  ['a form of it', 'http://a.pl/api/reservations?app=iframe', {}, 'iframe'],
  ['the thank-you page in a frame', '/thank-you/ABCDEFGHJKLM', { 'sec-fetch-dest': 'iframe' }, 'iframe'],
  ['the same page in a window', '/thank-you/ABCDEFGHJKLM', { 'sec-fetch-dest': 'document' }, 'web_app'],
  ['a call of the web app', '/api/holds', { 'x-app-name': 'web_app' }, 'web_app'],
  ['an invented name', '/api/holds?app=frame', { 'x-app-name': 'partner' }, 'web_app'],
])('L256: %s', (_, url, headers, name) => expect(named(url, headers)).toBe(name))
