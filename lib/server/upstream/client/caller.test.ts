import { apiOrigin, isShownSecret } from '@/lib/server/upstream/client/caller'

let configured: string | undefined
jest.mock('@/lib/server/env', () => ({ env: () => ({ UPSTREAM_URL: configured }) }))

it.each([
  ['L251: a page host gets the api prefix', 'lubje.pl', 'https://api.lubje.pl'],
  ['L251: www is replaced', 'www.lubje.pl', 'https://api.lubje.pl'],
  ['L252: the stage variant', 'stage.lubje.pl', 'https://stage-api.lubje.pl'],
  ['L253: localhost', 'localhost:3000', 'http://127.0.0.1:3001'],
  ['L253: a tenant on localhost', 'lubje.localhost:3000', 'http://127.0.0.1:3001'],
  ['L253: IPv6 loopback', '[::1]:3000', 'http://127.0.0.1:3001'],
])('%s', (_, host, origin) => expect(apiOrigin(host)).toBe(origin))

it.each([
  ['the upstream that was configured is, whatever the host', 'http://10.0.0.5:3100', 'lubje.localhost', true],
  ['the tenant’s own https://api.{host} is', undefined, 'lubje.pl', true],
  ['whatever listens on this machine is not', undefined, 'lubje.localhost', false],
  ['the stage variant is not', undefined, 'stage.lubje.pl', false],
])('design/http-edge: the shared secret: %s', (_, url, apiHost, isShown) => {
  configured = url
  expect(isShownSecret({ key: 'lubje', hosts: ['lubje.pl'], apiHost })).toBe(isShown)
})
