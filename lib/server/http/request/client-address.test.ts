import { networkOf } from '@/lib/domain/rate-limit/network-of'
import { clientAddress } from '@/lib/server/http/request/client-address'

it.each([
  ['no proxy: the socket', '10.0.0.9', undefined, 0, '10.0.0.9'],
  ['no proxy: a forged header is not read', '10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
  ['one proxy: the address that it appended', '10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies', '10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
  ['fewer entries than hops', '10.0.0.9', undefined, 2, '10.0.0.9'],
  ['a proxy that writes the port', '10.0.0.9', '1.2.3.4:51234', 1, '1.2.3.4'],
  ['IPv6 with its port', '10.0.0.9', '[2001:db8::1]:51234', 1, '2001:db8::1'],
  ['IPv6 in brackets', '10.0.0.9', '[2001:db8::1]', 1, '2001:db8::1'],
  ['IPv6 without', '10.0.0.9', '2001:db8::1', 1, '2001:db8::1'],
  ['no address', '10.0.0.9', 'unknown:1', 1, 'unknown:1'],
  ['this machine itself asks', '127.0.0.1', undefined, 1, ''],
  ['this machine, as a dual-stack socket writes it', '::ffff:127.0.0.1', undefined, 0, ''],
  ['behind an unknown proxy all clients are this machine', '127.0.0.1', '1.2.3.4', 0, ''],
  ['design/http-edge: a diner whom our proxy on this machine hands on', '127.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
  ['design/http-edge: a client that claims to be this machine', '127.0.0.1', '127.0.0.1', 1, '127.0.0.1'],
  ['design/http-edge: a value longer than any address', '10.0.0.9', 'a'.repeat(7000), 1, 'a'.repeat(64)],
])('C "Limits": %s', (_, socket, forwarded, hops, address) =>
  expect(clientAddress(socket, forwarded, hops)).toBe(address),
)

it.each(['203.0.113.200', '203.0.113.200:4711', '[::ffff:cb00:71c8]:4711', '::ffff:cb00:71c8', '::FFFF:203.0.113.200'])(
  'A7 %s is one and the same diner to every limit',
  (written) => expect(networkOf(clientAddress('10.0.0.9', written, 1))).toBe('203.0.113.200'),
)
