import { isPublicAddress, isPushEndpoint } from './push-hosts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://push.apple.com.evil.example/', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['not an address', false],
])('C26 %s is the endpoint of a push service: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint)).toBe(expected)
})

it.each([
  ['142.250.75.10', true],
  ['2a00:1450:4001:81b::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.100.100', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['localhost', false],
])('C26 %s is an address of the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
