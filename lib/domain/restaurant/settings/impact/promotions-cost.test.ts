import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import { cafe, copyOf, type WrittenFile } from '@/tests/support/restaurant-files'
import { type PastOrder, promotionsCost } from './promotions-cost'
import { previewOf } from './promotions-preview'

const at = (text: string) => new Date(`${text}:00+01:00`)
/** Latte 15,00, numbered 1; Drożdżówka 9,00, numbered 2, −30 % from 18 to 21; KAWA5: 5,00 off from 20,00 on, once for each. */
const numbered = (change: (file: WrittenFile) => unknown = () => {}) => {
  const written = copyOf(cafe)
  change(written)
  const file = restaurantFileSchema.parse(written)
  return { ...file, menu: file.menu && numberMenu(file.menu, null) }
}
const [LATTE, BUN] = [1, 2]
const line = (productId: number, amount: number) => ({ productId, amount, answers: [] })
const order = (own: Partial<PastOrder> = {}): PastOrder => ({
  createdAt: at('2026-11-20T10:00'),
  wantedAt: null,
  deliveryType: 'takeout',
  address: null,
  voucherCode: null,
  customer: '+48600100200',
  lines: [line(BUN, 2)],
  ...own,
})
const costOf = (orders: PastOrder[], file = numbered()) => {
  const counter = promotionsCost(file)
  for (const one of orders) counter.add(one)
  return counter.cost()
}
const evening = at('2026-11-20T19:00')

it('C7 an order in the hours of a promotion has it, one outside has not, and one wanted in them has', () => {
  const cost = costOf([order(), order({ createdAt: evening }), order({ wantedAt: evening })])
  // Twice 30 % of 18,00.
  expect([...cost.promotions.values()]).toEqual([{ orders: 2, grosze: 1080 }])
  expect(cost.all).toEqual({ orders: 2, grosze: 1080 })
})

it('C7 two promotions of one line are shown separately, each with its own reduction', () => {
  const file = numbered(({ menu }) => {
    menu!.discounts = [
      { scope: 'same-product', target: 'Drożdżówka', buy: 2, get: 1, percent: 100, maxUses: 1 },
      { scope: 'same-category', target: 'Wypieki', buy: 0, get: 0, percent: 10 },
    ]
  })
  const cost = costOf([order({ lines: [line(BUN, 4)] })], file)
  // One of three is free, 9,00; the fourth is 10 % off, 0,90.
  expect([...cost.promotions.values()].map(({ grosze }) => grosze)).toEqual([900, 90])
  expect(cost.all).toEqual({ orders: 1, grosze: 990 })
})

it.each<[string, Partial<PastOrder>, (file: WrittenFile) => unknown, number]>([
  ['its value', { lines: [line(LATTE, 2)] }, () => {}, 500],
  ['nothing below its minimum', { lines: [line(LATTE, 1)] }, () => {}, 0],
  ['nothing after its last day', { createdAt: at('2027-01-01T00:01'), lines: [line(LATTE, 2)] }, () => {}, 0],
  ['a changed value', { lines: [line(LATTE, 2)] }, (f) => Object.assign(f.vouchers[0]!, { value: 700 }), 700],
  [
    'percent, after promotions: 10 % of 30,00 and of 6,30',
    { createdAt: evening, lines: [line(LATTE, 2), line(BUN, 1)] },
    (f) => Object.assign(f.vouchers[0]!, { type: 'percent', value: 10 }),
    363,
  ],
  ['nothing where it is gone', { lines: [line(LATTE, 2)] }, (f) => f.vouchers.splice(0), 0],
])('C8 a code takes off %s', (_, own, change, grosze) => {
  const cost = costOf([order({ voucherCode: 'KAWA5', ...own })], numbered(change))
  expect(cost.vouchers.get('KAWA5')?.grosze ?? 0).toBe(grosze)
})

it('C8 the second use of one diner is none; that of another is', () => {
  const used = { voucherCode: 'KAWA5', lines: [line(LATTE, 2)] }
  const cost = costOf([order(used), order(used), order({ ...used, customer: '+48600100201' })])
  expect(cost.vouchers.get('KAWA5')).toEqual({ orders: 2, grosze: 1000 })
})

it('C8 a free delivery costs the fee of the zone of its address', () => {
  const file = numbered((written) => {
    written.products.push('deliveries')
    written.orders!.delivery = {
      maxKm: 5,
      zones: [
        {
          name: 'Blisko',
          area: { kind: 'radius', radiusKm: 5 },
          feeGrosze: 790,
          minCartGrosze: 0,
          freeFromGrosze: null,
          etaMinMinutes: 15,
          etaMaxMinutes: 30,
        },
      ],
    }
    Object.assign(written.vouchers[0]!, { type: 'freeDelivery', value: 0 })
  })
  const { lat, lng } = cafe.address
  const delivered = { deliveryType: 'delivery', address: { lat, lng } } as const
  const cost = costOf([order({ ...delivered, voucherCode: 'KAWA5', lines: [line(LATTE, 2)] })], file)
  expect(cost.vouchers.get('KAWA5')).toEqual({ orders: 1, grosze: 790 })
})

it('C37 a removed dish is in no promotion, and its order still counts', () => {
  expect(costOf([order({ createdAt: evening, lines: [line(99, 3), line(BUN, 1)] })]).all).toEqual({
    orders: 1,
    grosze: 270,
  })
})

it('C37 added, unchanged and removed promotions are listed side by side', () => {
  const [old, fresh] = [
    numbered(),
    numbered((file) => {
      file.menu!.discounts![0]!.percent = 50
      file.vouchers = [{ ...file.vouchers[0]!, code: 'NOWY' }]
    }),
  ]
  const orders = [order({ createdAt: evening }), order({ voucherCode: 'KAWA5', lines: [line(LATTE, 2)] })]
  const offered = (file: typeof old) => ({
    menu: file.menu,
    codes: file.vouchers.map(({ code }) => code),
    cost: costOf(orders, file),
  })
  expect(previewOf(offered(old), offered(fresh))).toMatchObject({
    before: { orders: 2, grosze: 1040 },
    after: { orders: 1, grosze: 900 },
    rows: [
      { promotion: { name: 'Wypieki', percent: 50 }, before: { orders: 1, grosze: 540 }, after: { grosze: 900 } },
      { code: 'KAWA5', before: { orders: 1, grosze: 500 }, after: null },
      { code: 'NOWY', before: null, after: { orders: 0, grosze: 0 } },
    ],
  })
})
