import { tenants } from '@/tenants/registry'
import { readSamples } from '@/upstream/seed/read-samples'
import type { SampleVoucher } from '@/upstream/seed/sample-schema'

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

it('C8 some codes are for some restaurants, which their tenant lists', () => {
  const limited = vouchers.filter((voucher) => voucher.restaurants)
  expect(limited.length).toBeGreaterThan(1)
  for (const { tenant, restaurants: keys } of limited)
    for (const key of keys ?? [])
      expect(restaurants.find(({ file }) => file.key === key)?.file.products).toContain(
        lists.get(tenant) ?? 'no such tenant',
      )
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
