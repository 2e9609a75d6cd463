import {
  calledBackTo,
  KITCHEN_STEPS,
  possibleSteps,
  type SteppedOrder,
  stepEffect,
  suggestedReadyMinutes,
} from './kitchen-steps'
import { ORDER_STATUSES } from './status'
import { TRANSITIONS } from './transitions'

const order = (changes: Partial<SteppedOrder>): SteppedOrder => ({
  status: 'pending',
  deliveryType: 'delivery',
  isPacked: false,
  ...changes,
})

describe('C23 steps on the board', () => {
  it.each([
    ['a new order is accepted or declined', {}, ['accept', 'decline']],
    ['a delivery is packed, handed over or cancelled', { status: 'confirmed' }, ['ready', 'hand_over', 'cancel']],
    ['it is packed once', { status: 'confirmed', isPacked: true }, ['hand_over', 'cancel']],
    ['then it is delivered', { status: 'sent' }, ['deliver']],
    ['takeout is ready or cancelled', { status: 'confirmed', deliveryType: 'takeout' }, ['ready', 'cancel']],
    ['ready takeout is handed over', { status: 'sent', deliveryType: 'takeout' }, ['hand_over']],
    ['a finished order has no step', { status: 'delivered' }, []],
    ['an unpaid order has no step', { status: 'new' }, []],
  ] as const)('%s', (_, changes, steps) => expect(possibleSteps(order(changes))).toEqual(steps))

  it('C1 each change of status is one that the restaurant may make', () => {
    for (const status of ORDER_STATUSES)
      for (const deliveryType of ['delivery', 'takeout'] as const)
        for (const step of KITCHEN_STEPS) {
          const effect = stepEffect(step, order({ status, deliveryType }))
          if (effect?.kind !== 'status') continue
          const edge = TRANSITIONS.find(({ from, to }) => from === status && to === effect.to)
          expect([status, step, edge?.actors.restaurant !== undefined]).toEqual([status, step, true])
        }
  })

  it.each([
    ['a fetched order is ready again', 'delivered', 'takeout', 'sent'],
    ['an order ready for pick-up has not left', 'sent', 'takeout', null],
    ['a delivered order is on its way again', 'delivered', 'delivery', 'sent'],
    ['an order on its way is in the kitchen again', 'sent', 'robot_delivery', 'confirmed'],
    ['an order in the kitchen has not left', 'confirmed', 'delivery', null],
    ['a cancelled order stays cancelled', 'cancelled', 'takeout', null],
  ] as const)('C23 called back: %s', (_, status, deliveryType, to) =>
    expect(calledBackTo({ status, deliveryType })).toBe(to),
  )

  const idle = { preparationMinutes: 25, busyMinutes: 0, ordersInWork: 0, ordersPerSlot: 2, slotMinutes: 15 }
  it.each([
    ['the preparation of an idle kitchen', {}, 25],
    ['never less than 15', { preparationMinutes: 5 }, 15],
    ['the extra time of a busy kitchen', { busyMinutes: 20 }, 45],
    ['nothing while all are made at once', { ordersInWork: 3 }, 25],
    ['a slot when one more does not fit', { ordersInWork: 4 }, 40],
    ['two slots for three more than fit', { ordersInWork: 6 }, 55],
    ['never more than 90', { ordersInWork: 60 }, 90],
    ['in steps of five', { preparationMinutes: 26 }, 30],
    ['a kitchen that takes none tonight', { ordersPerSlot: 0, ordersInWork: 3 }, 55],
  ])('proposes %s', (_, changes, minutes) => expect(suggestedReadyMinutes({ ...idle, ...changes })).toBe(minutes))
})
