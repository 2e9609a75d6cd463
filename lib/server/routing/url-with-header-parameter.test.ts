import { urlWithHeaderParameter } from './url-with-header-parameter'

const sendRequest = (path: string, referer?: string, { method = 'GET', accept = 'text/html,*/*' } = {}) => {
  return urlWithHeaderParameter({ method, url: path, headers: { host: 'lubje.pl', accept, referer } })
}

it.each([
  [
    'a link of the home page',
    '/rezerwuj/lublin',
    'https://lubje.pl/?showHeader=false',
    '/rezerwuj/lublin?showHeader=false',
  ],
  [
    'the search form',
    '/rezerwuj?visitTime=18%3A00',
    'https://lubje.pl/?utm_source=a&showHeader=false',
    '/rezerwuj?visitTime=18%3A00&showHeader=false',
  ],
])('L073: %s keeps it', (_, path, referer, kept) => expect(sendRequest(path, referer)).toBe(kept))

it.each([
  ['a page asked for by itself', '/', undefined],
  ['a page with a header before it', '/rezerwuj', 'https://lubje.pl/'],
  ['anything but false', '/rezerwuj', 'https://lubje.pl/?showHeader=0'],
  ['two contradicting words', '/rezerwuj', 'https://lubje.pl/?showHeader=true&showHeader=false'],
  ["another site's page", '/rezerwuj', 'https://zla.pl/?showHeader=false'],
  ['an address that says so itself', '/rezerwuj?showHeader=false', 'https://lubje.pl/?showHeader=false'],
  ['an address that says otherwise', '/rezerwuj?showHeader=true', 'https://lubje.pl/?showHeader=false'],
  ['a broken referrer', '/rezerwuj', '%%%'],
])('L073: %s is left alone', (_, path, referer) => expect(sendRequest(path, referer)).toBeNull())

it('L073: a request that is not for a page is unchanged', () => {
  const from = 'https://lubje.pl/?showHeader=false'
  expect(sendRequest('/api/availability', from, { accept: 'application/json' })).toBeNull()
  expect(sendRequest('/api/reservations', from, { method: 'POST' })).toBeNull()
})
