import { aBoardOrder } from '@/tests/support/a-board'
import { justHandedOver } from './just-handed-over'

const nowMs = Date.parse('2026-11-27T18:30:00+01:00')
const handed = (id: string, at: string | null, changes = {}) =>
  aBoardOrder({ id, status: 'delivered', handed_over_at: at && `2026-11-27T${at}+01:00`, ...changes })
const planned = { step: 'deliver' as const, due_at: '', ready_at: null, reason: null, person: null }

it('C23 orders handed over in the last ten minutes, newest first, with whole minutes', () => {
  const orders = [handed('1', '18:20:01'), handed('2', '18:29:30'), handed('3', '18:20:00'), handed('4', null)]
  expect(justHandedOver(orders, nowMs).map(({ order, minutesAgo }) => [order.id, minutesAgo])).toEqual([
    ['2', 0],
    ['1', 9],
  ])
})

it('C23 while its next step is planned, that step is the one to undo', () =>
  expect(justHandedOver([handed('1', '18:25:00', { status: 'sent', planned })], nowMs)).toEqual([]))
