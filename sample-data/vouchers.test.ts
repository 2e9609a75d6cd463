import { tenants } from '@/tenants/registry'
import { readSamples } from '@/upstream/seed/read-samples'
import type { SampleVoucher } from '@/upstream/seed/sample-schema'
import { restaurantsOfVoucher } from '@/upstream/seed/seed'

const VOUCHER_TYPES = ['percent', 'value', 'freeDelivery'] as const
const { restaurants, vouchers = [] } = readSamples(new Date('2026-11-26T12:00:00+01:00'))

const lists = new Map(tenants.map(({ key, fallback }) => [key, fallback.productName as string]))

it('C8 codes are unique within a tenant', () => {
  const codes = vouchers.map(({ tenant, code }) => `${tenant} ${code}`)
  expect(new Set(codes).size).toBe(codes.length)
})

it('C8 each voucher is one of a brand', () => {
  for (const { tenant } of vouchers) expect([...lists.keys()]).toContain(tenant)
})

// A new brand may have no sample vouchers; a brand that has some has one for each rule.
describe.each([...new Set(vouchers.map(({ tenant }) => tenant))])('%s', (key) => {
  const own = vouchers.filter(({ tenant }) => tenant === key)

  it.each(VOUCHER_TYPES)('L181–L183 has a code of type %s that is valid today', (type) =>
    expect(own.some((voucher) => voucher.type === type && holdsToday(voucher))).toBe(true),
  )
})

const brands = new Map(restaurants.map(({ file }) => [file.key, file.tenant]))

it('C8 codes are for restaurants of their own brand alone, some for some of them', () => {
  expect(vouchers.filter((voucher) => voucher.restaurants).length).toBeGreaterThan(1)
  for (const voucher of vouchers) {
    const keys = restaurantsOfVoucher(voucher, brands)
    const homes = keys.map((key) => brands.get(key))
    expect([voucher.code, new Set(homes)]).toEqual([voucher.code, new Set([voucher.tenant])])
  }
  const foreign = { tenant: 'lubje', code: 'OBCY', restaurants: ['leszno-trzy-golebie'] }
  expect(() => restaurantsOfVoucher(foreign, brands)).toThrow('leszno-trzy-golebie')
})

it.each(vouchers.map((voucher) => [`${voucher.tenant} ${voucher.code}`, voucher] as const))(
  'C8 %s has the format of a voucher code',
  (_, { code, type, value, validFromInDays, validToInDays }) => {
    expect(code).toMatch(/^[A-Z0-9]{4,12}$/)
    expect(value).toBeGreaterThanOrEqual(type === 'freeDelivery' ? 0 : 1)
    expect(value).toBeLessThanOrEqual(type === 'percent' ? 100 : 100_000)
    expect(validToInDays ?? Number.POSITIVE_INFINITY).toBeGreaterThan(validFromInDays)
  },
)

function holdsToday({ validFromInDays, validToInDays, totalLimit, used }: SampleVoucher): boolean {
  return validFromInDays <= 0 && (validToInDays ?? 0) >= 0 && (totalLimit === null || used < totalLimit)
}
