import { etaAt, etaOfReady } from '@/lib/domain/ordering/order/eta'

const at = (time: string) => new Date(`2026-11-27T${time}:00+01:00`)
const way = { travelMinMinutes: 10, travelMaxMinutes: 25 }

it.each([
  ['takeout has no way', etaOfReady(at('18:20'), { travelMinMinutes: 0, travelMaxMinutes: 0 }), '18:20', '18:20'],
  ['L143 for later: from the time on', etaAt(at('20:00')), '20:00', '20:15'],
  ['C1 once the restaurant knows', etaOfReady(at('18:40'), way), '18:50', '19:05'],
] as const)('%s', (_, eta, from, to) => expect(eta).toEqual({ from: at(from), to: at(to) }))
