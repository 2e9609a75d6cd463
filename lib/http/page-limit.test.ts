import { isFlood } from './page-limit'

it('contract "Limits": an address that asks for more live pages than a person can is told how long to wait', async () => {
  for (let n = 0; n < 240; n++) expect(await isFlood('lubje', '192.0.2.1')).toBe(false)
  expect(await isFlood('lubje', '192.0.2.1')).toBe(true)
  expect(await isFlood('lubje', '192.0.2.2')).toBe(false)
  expect(await isFlood('nakryte', '192.0.2.1')).toBe(false)
})

it('counts a household, which has a whole network of IPv6 to itself', async () => {
  for (let n = 0; n < 240; n++) await isFlood('lubje', `2001:db8:1:2::${n.toString(16)}`)
  expect(await isFlood('lubje', '2001:db8:1:2::ffff')).toBe(true)
})

it.each(['', '127.0.0.1', '::1', '::ffff:127.0.0.1'])('never limits this machine itself: "%s"', async (address) => {
  for (let n = 0; n < 300; n++) expect(await isFlood('lubje', address)).toBe(false)
})
