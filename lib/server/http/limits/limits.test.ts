import { exceedsPageLimit } from './limits'

const floods = async (requested: number, address: (n: number) => string) => {
  const answers: boolean[] = []
  for (let n = 0; n < requested; n++) answers.push(await exceedsPageLimit('lubje', address(n)))
  return answers.filter(Boolean).length
}

it('A7 three hundred diners of a phone network read six pages a minute each; a script above that is limited', async () => {
  expect(await floods(1800, () => '192.0.2.1')).toBe(0)
  expect(await floods(200, () => '::ffff:192.0.2.1')).toBe(80)
  expect(await exceedsPageLimit('lubje', '192.0.2.2')).toBe(false)
  expect(await exceedsPageLimit('nakryte', '192.0.2.1')).toBe(false)
})

it('takes a household of IPv6 for one, however its addresses are written, and for one alone', async () => {
  expect(await floods(240, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(0)
  expect(await exceedsPageLimit('lubje', '2001:0db8:1:2:0:0:0:ffff')).toBe(true)
  expect(await exceedsPageLimit('lubje', '2001:db8:1:3::1')).toBe(false)
})

it('A7 a shortened address is of the same household', async () => {
  expect(await floods(241, (n) => `2001:db8::${n.toString(16)}`)).toBe(1)
})

it('this machine itself, which has no address, is never a flood', async () => {
  expect(await floods(2000, () => '')).toBe(0)
})

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.9'])(
  'design/http-edge: a client that claims to be %s is counted as any other',
  async (address) => {
    expect(await floods(2000, () => address)).toBeGreaterThan(0)
  },
)
