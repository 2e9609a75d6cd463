import type { Tenant } from '@/lib/domain/tenant/schema'
import { createScanCounter } from './scan-counter'

const lubje = { key: 'lubje' } as Tenant
const ostrowje = { key: 'ostrowje' } as Tenant

function setUp() {
  const sent: [string, object][] = []
  const waiting: (() => void)[] = []
  const state = { isOut: false }
  const counter = createScanCounter(
    async ({ key }, scans) => {
      if (state.isOut) throw new Error('outage')
      sent.push([key, scans])
    },
    (work) => void waiting.push(work),
  )
  return { sent, waiting, state, ...counter }
}

it('C39 a code opened a hundred thousand times is one write a minute, in any case of letters', async () => {
  const { sent, waiting, count, write } = setUp()
  for (let n = 0; n < 100_000; n += 1) count(lubje, n % 2 ? 'bcdfghj' : 'BCDFGHJ')
  count(ostrowje, 'kmnpqrs')
  expect(waiting).toHaveLength(1)
  await write()
  expect(sent).toEqual([
    ['lubje', [{ code: 'bcdfghj', count: 100_000 }]],
    ['ostrowje', [{ code: 'kmnpqrs', count: 1 }]],
  ])
  await write()
  expect(sent).toHaveLength(2)
})

it('C39 scans counted during an outage are sent a minute later, and the number of stored codes is bounded', async () => {
  const { sent, waiting, state, count, write } = setUp()
  state.isOut = true
  for (let n = 0; n < 6000; n += 1) count(lubje, `code${n}`)
  await write()
  expect([sent.length, waiting.length]).toEqual([0, 2])
  state.isOut = false
  count(lubje, 'code7')
  await write()
  const [, scans] = sent[0] as [string, { code: string; count: number }[]]
  expect(scans).toHaveLength(5000)
  expect(scans).toContainEqual({ code: 'code7', count: 2 })
})
