import {
  type OrderingPolicy,
  type Placement,
  placementRefusals,
  placementRuleText,
  servedAtOf,
} from '@/lib/domain/ordering/availability/placement'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { instantOf } from '@/lib/domain/time/time'

const day = [{ open: '12:00', close: '22:00' }]
const hours: OpeningHours = { week: Array.from({ length: 7 }, () => day), exceptions: [] }
const policy: OrderingPolicy = {
  deliveryTypes: ['delivery', 'contactless_delivery', 'takeout'],
  paymentMethods: ['blik', 'cash'],
  hours,
  prepMinutes: 20,
  paused: null,
  scheduled: { leadMinutes: 45, stepMinutes: 15, daysAhead: 7, prepMinutes: 20, busyMinutes: 0 },
  customRules: [],
}
const placement: Placement = { deliveryType: 'delivery', deliveryAt: 'ASAP', paymentMethod: 'blik', totalGrosze: 5000 }
/** 2026-11-27 is a Friday. */
const evening = instantOf('2026-11-27', '18:00')
const morning = instantOf('2026-11-27', '09:00')
const later = { deliveryAt: '2026-11-27 20:00:00' }
const closedPause = { paused: { reason: 'closed', until: null } }
const pause = { paused: { reason: 'technical', until: null } }
const noFridays = { customRules: [{ key: 'isFri', text: 'W piątki nie wozimy.', disableOrder: true }] }

it.each([
  ['an ordinary evening', {}, {}, evening, []],
  ['L113 no orders at all', { deliveryTypes: [] }, {}, evening, ['orders_disabled', 'delivery_type_not_offered']],
  ['L192 no robots here', {}, { deliveryType: 'robot_delivery' }, evening, ['delivery_type_not_offered']],
  ['C3 before the opening', {}, {}, morning, ['closed']],
  ['C17 before the opening, for later', {}, later, morning, []],
  ['C17 for later where none is taken', { scheduled: null }, later, evening, ['unavailable_slot']],
  [
    'C1 a time that leaves no 45 minutes after the answer',
    {},
    { deliveryAt: '2026-11-27 19:00:00' },
    evening,
    ['unavailable_slot'],
  ],
  ['C3 a time that is no slot', {}, { deliveryAt: '2026-11-27 19:07:00' }, evening, ['unavailable_slot']],
  ['C3 a time that is over', {}, { deliveryAt: '2026-11-27 17:00:00' }, evening, ['unavailable_slot']],
  ['L211 paused', pause, {}, evening, ['paused']],
  ['L211 paused, for later too', pause, later, evening, ['paused']],
  ['L210 closed by hand', closedPause, {}, evening, ['closed']],
  ['C17 closed by hand leaves a later time', closedPause, later, evening, []],
  ['C17 unless none is taken', { ...closedPause, scheduled: null }, later, evening, ['closed', 'unavailable_slot']],
  ['C17 a busy kitchen takes orders', { paused: { reason: null, until: null, busyMinutes: 20 } }, {}, evening, []],
  [
    'L209 C17 a reason beside busy minutes stops them',
    { paused: { reason: 'too-many-orders', until: null, busyMinutes: 20 } },
    {},
    evening,
    ['paused'],
  ],
  ['C1 the last order for now', {}, {}, instantOf('2026-11-27', '21:30'), []],
  ['C1 a minute later it is too late', {}, {}, instantOf('2026-11-27', '21:31'), ['closed']],
  [
    'C1 a busy kitchen stops earlier',
    { paused: { reason: null, until: null, busyMinutes: 20 } },
    {},
    instantOf('2026-11-27', '21:11'),
    ['closed'],
  ],
  [
    'C1 then the evening’s own times are over as well',
    {},
    { deliveryAt: '2026-11-27 22:00:00' },
    instantOf('2026-11-27', '21:31'),
    ['unavailable_slot'],
  ],
  [
    'L235 cash without contact',
    {},
    { deliveryType: 'contactless_delivery', paymentMethod: 'cash' },
    evening,
    ['online_payment_required'],
  ],
  ['L012 a method that is not offered', {}, { paymentMethod: 'transfer' }, evening, ['payment_not_offered']],
  ['C3 paid, with something left to pay', {}, { paymentMethod: 'paid' }, evening, ['payment_not_offered']],
  ['C3 paid, with nothing left to pay', {}, { paymentMethod: 'paid', totalGrosze: 0 }, evening, []],
  ['L239, L241 no orders on Fridays', noFridays, {}, evening, ['rule_disabled']],
  ['L240 the day of the delivery counts', noFridays, { deliveryAt: '2026-11-28 13:00:00' }, evening, []],
] as [string, Partial<OrderingPolicy>, Partial<Placement>, Date, string[]][])(
  '%s',
  (_, ownPolicy, own, now, refusals) =>
    expect(placementRefusals({ ...policy, ...ownPolicy }, { ...placement, ...own }, now)).toEqual(refusals),
)

it("L237, L239 returns the rule's text", () =>
  expect(placementRuleText({ ...policy, ...noFridays }, 'ASAP', evening)).toBe('W piątki nie wozimy.'))

it('L143, L194 ASAP is now, a wall time is that time in Warsaw', () => {
  expect(servedAtOf('ASAP', evening)).toEqual(evening)
  expect(servedAtOf('2026-07-01 19:00:00', evening)).toEqual(new Date('2026-07-01T19:00:00+02:00'))
})
