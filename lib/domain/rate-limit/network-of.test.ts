import { networkOf, requestCostOf, siteOf, widerNetworkOf } from './network-of'

it.each([
  ['an IPv4 address is unchanged', '192.0.2.1', '192.0.2.1'],
  ['IPv4 in the notation of a dual-stack socket', '::ffff:192.0.2.1', '192.0.2.1'],
  ['the same in hexadecimal', '::FFFF:c000:0201', '192.0.2.1'],
  ['the same in full', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['NAT64', '64:ff9b::192.0.2.1', '192.0.2.1'],
  ['the /64 of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a shortened address', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['one shortened within the network', '2001:db8::1', '2001:db8:0:0::/64'],
  ['one shortened further on', '2001:db8::2:0:0:1', '2001:db8:0:0::/64'],
  ['leading zeros and capitals', '2001:0DB8:0000:0000:0000::9', '2001:db8:0:0::/64'],
  ['a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['brackets', '[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['loopback', '::1', '0:0:0:0::/64'],
  ['nothing', '', ''],
  ['no address', 'unknown', 'unknown'],
  ['too many groups', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
  ['two gaps', '1::2::3', '1::2::3'],
])('A7 %s', (_, address, network) => expect(networkOf(address)).toBe(network))

it('A7 a request from an IPv6 /64 costs eight times as much as one from a shared IPv4 address', () => {
  expect([
    requestCostOf(networkOf('192.0.2.1')),
    requestCostOf(networkOf('::ffff:192.0.2.1')),
    requestCostOf(networkOf('2001:db8::1')),
  ]).toEqual([1, 1, 8])
})

it.each([
  ['a /64', '2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['its neighbour', '2001:db8:1:200::1', '2001:db8:1:200::/56'],
  ['the next customer', '2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
  ['no address', 'a:b', 'a:b'],
])('A7 the network around %s', (_, address, wider) => expect(widerNetworkOf(networkOf(address))).toBe(wider))

it.each([
  ['a /64', '2001:db8:1:2ff::1', '2001:db8:1::/48'],
  ['another customer of the site', '2001:db8:1:300::1', '2001:db8:1::/48'],
  ['the next site', '2001:db8:2:300::1', '2001:db8:2::/48'],
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
])('A7 the site of %s', (_, address, site) => expect(siteOf(networkOf(address))).toBe(site))
