import { apiOrigin } from '@/lib/server/upstream/client/origin'

it.each([
  ['L251: a page host gets the api prefix', 'lubje.pl', 'https://api.lubje.pl'],
  ['L251: www is replaced', 'www.lubje.pl', 'https://api.lubje.pl'],
  ['L252: the stage variant', 'stage.lubje.pl', 'https://stage-api.lubje.pl'],
  ['L253: localhost', 'localhost:3000', 'http://127.0.0.1:3001'],
  ['L253: a tenant on localhost', 'lubje.localhost:3000', 'http://127.0.0.1:3001'],
  ['L253: IPv6 loopback', '[::1]:3000', 'http://127.0.0.1:3001'],
])('%s', (_, host, origin) => expect(apiOrigin(host)).toBe(origin))
