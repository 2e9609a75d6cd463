import { voucherSchema } from '@/lib/domain/ordering/cart/schema'
import {
  NO_USES,
  type Voucher,
  type VoucherOrder,
  type VoucherWay,
  voucherDiscount,
  voucherRefusal,
  voucherWayFor,
} from '@/lib/domain/ordering/cart/voucher/voucher'
import { voucherFromWire } from '@/lib/domain/ordering/cart/voucher/voucher-from-wire'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { VOUCHER_LINE } from '@/messages/content/voucher-line'
import { voucherWorthText } from '@/messages/content/voucher-terms'
import { voucherText } from '@/messages/content/voucher-text'
import { voucherCode } from './voucher-code'

const now = new Date('2026-11-27T18:00:00+01:00')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const terms = {
  code: 'LATO',
  minCartGrosze: 0,
  validFrom: null,
  validTo: null,
  deliveryTypes: null,
  restaurants: null,
  totalLimit: null,
  customerLimit: null,
  firstOrderOnly: false,
}
const percent: Voucher = { ...terms, type: 'percent', percent: 10, maxDiscountGrosze: null }
const free: Voucher = { ...terms, type: 'freeDelivery' }
const order: VoucherOrder = { restaurantId: 12, deliveryType: 'delivery', cartGrosze: 5000, uses: NO_USES }
const used = (own: Partial<typeof NO_USES>) => ({ ...order, uses: { ...NO_USES, ...own } })

it.each([
  ['no conditions', percent, order, null],
  ['an unknown code', null, order, 'voucher_unknown'],
  ['its last moment', { ...percent, validTo: now }, order, null],
  ['a moment too late', { ...percent, validTo: before }, order, 'voucher_expired'],
  ['its first moment', { ...percent, validFrom: now }, order, null],
  ['a moment too early', { ...percent, validFrom: after }, order, 'voucher_not_yet'],
  ['a cart that is just worth enough', { ...percent, minCartGrosze: 5000 }, order, null],
  ['a cart a grosz short', { ...percent, minCartGrosze: 5001 }, order, 'voucher_min_cart'],
  ['the last use', { ...percent, totalLimit: 3 }, used({ total: 2 }), null],
  ['no use left', { ...percent, totalLimit: 3 }, used({ total: 3 }), 'voucher_used'],
  ['the diner has used it', { ...percent, customerLimit: 1 }, used({ byCustomer: 1 }), 'voucher_used'],
  ['a first order', { ...percent, firstOrderOnly: true }, order, null],
  ['a second order', { ...percent, firstOrderOnly: true }, used({ customerOrders: 1 }), 'voucher_not_for_you'],
  ['another delivery type', { ...percent, deliveryTypes: ['takeout'] }, order, 'voucher_not_for_order'],
  ['another restaurant', { ...percent, restaurants: [15] }, order, 'voucher_not_for_order'],
  ['its restaurant', { ...percent, restaurants: [15, 12] }, order, null],
  ['free delivery of a delivery', free, order, null],
  ['free delivery of a takeout', free, { ...order, deliveryType: 'takeout' }, 'voucher_not_for_order'],
  [
    'a refusal that cannot be corrected comes first',
    { ...percent, minCartGrosze: 9000, restaurants: [15] },
    order,
    'voucher_not_for_order',
  ],
] as [string, Voucher | null, VoucherOrder, string | null][])('C8 %s', (_, voucher, requested, code) =>
  expect(voucherRefusal(voucher, requested, now)).toBe(code),
)

it.each([
  ['L181 10 % of 50,00 is 5,00', percent, 5000, 500, 0],
  ['L181 half up', percent, 4995, 500, 0],
  ['L181 capped', { ...percent, maxDiscountGrosze: 300 }, 5000, 300, 0],
  ['L182 a value', { ...terms, type: 'value', valueGrosze: 2000 }, 5000, 2000, 0],
  ['L182 20 zł off 15,00 leaves 0, and 5,00 are lost', { ...terms, type: 'value', valueGrosze: 2000 }, 1500, 1500, 500],
  ['L183 takes nothing off products', free, 5000, 0, 0],
] as [string, Voucher, number, number, number][])('%s', (_, voucher, cart, grosze, lostGrosze) =>
  expect(voucherDiscount(voucher, cart)).toEqual({ grosze, lostGrosze }),
)

it.each([
  ['voucher_unknown', 'Nie znamy takiego kodu'],
  ['voucher_expired', 'Ten kod stracił ważność'],
  ['voucher_min_cart', 'Dodaj jeszcze 12,50\u00a0zł, aby użyć kodu'],
  ['voucher_not_yet', 'Ten kod jeszcze nie działa'],
  ['voucher_not_for_you', 'Ten kod działa tylko przy pierwszym zamówieniu'],
  ['voucher_not_for_order', 'Ten kod nie obejmuje tego zamówienia'],
  ['voucher_used', 'Ten kod został już wykorzystany'],
] as const)('C8 %s reads %s', (code, text) => expect(voucherText(code, 1250)).toBe(text))

it.each([
  ['percent', 10, 20, '−10% z kodem LATO, najwyżej 20,00\u00a0zł', '−10%, najwyżej 20,00\u00a0zł'],
  ['percent', 10, null, '−10% z kodem LATO', '−10%'],
  ['value', 15, null, '−15,00\u00a0zł z kodem LATO', '−15,00\u00a0zł'],
  ['freeDelivery', 0, null, 'Dostawa gratis z kodem LATO', 'dostawa gratis'],
] as const)(
  'C8 the cap of a percentage applies wherever the percentage does: %s %s, %s',
  (type, value, most, line, worth) => {
    const grosze = { type, value: type === 'value' ? value * 100 : value, max_discount_grosze: most && most * 100 }
    expect(VOUCHER_LINE.worth({ code: 'LATO', type, value, max_discount: most })).toBe(line)
    expect(voucherWorthText(grosze)).toBe(worth)
  },
)

it('C8 a code ignores case', () => expect(voucherCode(' lato ')).toBe(voucherCode('LATO')))

it('C8 a voucher as it is defined', () => {
  const wire = {
    code: ' lato ',
    type: 'percent',
    value: 15,
    min_cart: 40,
    max_discount: 20,
    valid_to: '2026-12-24T00:00:00+01:00',
    total_limit: 3,
  }
  expect(voucherFromWire(voucherSchema.parse(wire))).toEqual({
    ...terms,
    type: 'percent',
    percent: 15,
    maxDiscountGrosze: 2000,
    minCartGrosze: 4000,
    validTo: new Date('2026-12-23T23:00:00Z'),
    totalLimit: 3,
  })
})

it.each([
  ['101 percent', { type: 'percent', value: 101 }, false],
  ['half a percent', { type: 'percent', value: 0.5 }, false],
  ['150 zł', { type: 'value', value: 150 }, true],
  ['a delivery', { type: 'freeDelivery', value: 0 }, true],
])('C8 a voucher for %s can be defined: %s', (_, own, ok) =>
  expect(voucherSchema.safeParse({ code: 'X', ...own }).success).toBe(ok),
)

it.each([
  ['only for takeout', { ...percent, deliveryTypes: ['takeout'] }, 'delivery', 'takeout', 'odbiorze osobistym'],
  ['only for delivery', { ...percent, deliveryTypes: ['delivery'] }, 'takeout', 'delivery', 'z dostawą'],
  ['free delivery of a takeout', free, 'takeout', 'delivery', 'z dostawą'],
  ['not for the robot', { ...percent, deliveryTypes: ['delivery', 'takeout'] }, 'robot_delivery', 'other', 'innym'],
  ['a code that holds', percent, 'delivery', null, ''],
] as [string, Voucher, DeliveryType, VoucherWay | null, string][])(
  'C8 a code names the delivery type that it needs: %s',
  (_, voucher, deliveryType, way, words) => {
    expect(voucherWayFor(voucher, deliveryType)).toBe(way)
    if (way) expect(voucherText('voucher_not_for_order', 0, way)).toContain(words)
  },
)
