import { pageWaitSeconds } from './page-limit'

it('contract "Limits": an address that asks for more live pages than a person can is told how long to wait', async () => {
  for (let n = 0; n < 240; n++) expect(await pageWaitSeconds('lubje', '192.0.2.1')).toBe(0)
  expect(await pageWaitSeconds('lubje', '192.0.2.1')).toBeGreaterThan(0)
  expect(await pageWaitSeconds('lubje', '192.0.2.2')).toBe(0)
  expect(await pageWaitSeconds('nakryte', '192.0.2.1')).toBe(0)
})

it('counts a household, which has a whole network of IPv6 to itself', async () => {
  for (let n = 0; n < 240; n++) await pageWaitSeconds('lubje', `2001:db8:1:2::${n.toString(16)}`)
  expect(await pageWaitSeconds('lubje', '2001:db8:1:2::ffff')).toBeGreaterThan(0)
})

it.each(['', '127.0.0.1', '::1', '::ffff:127.0.0.1'])('never limits this machine itself: "%s"', async (address) => {
  for (let n = 0; n < 300; n++) expect(await pageWaitSeconds('lubje', address)).toBe(0)
})
