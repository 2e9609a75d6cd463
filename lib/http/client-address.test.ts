import { clientAddress } from '@/lib/http/client-address.mjs'

it.each([
  ['no proxy: the socket', '10.0.0.9', undefined, 0, '10.0.0.9'],
  ['no proxy: a forged header is not read', '10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
  ['one proxy: what it appended', '10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies', '10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
  ['fewer entries than hops', '10.0.0.9', undefined, 2, '10.0.0.9'],
])('C "Limits": %s', (_, socket, forwarded, hops, address) =>
  expect(clientAddress(socket, forwarded, hops)).toBe(address),
)
