import { existsSync } from 'node:fs'
import { exampleOperator } from '@/tenants/operator'
import { tenants } from '@/tenants/registry'

it.each([
  ['name', ({ fallback }: Brand) => fallback.label],
  ['colour', ({ fallback }: Brand) => fallback.themeColor],
  ['map centre', ({ fallback }: Brand) => fallback.location],
  ['payment options', ({ fallback }: Brand) => [...fallback.allowed_payment_option_keys].sort()],
  ['terms link', ({ hosts, fallback }: Brand) => `https://${hosts[0]}${fallback.links.terms}`],
  ['privacy link', ({ hosts, fallback }: Brand) => `https://${hosts[0]}${fallback.links.privacy}`],
  ['support addresses', ({ fallback }: Brand) => fallback.support],
] as const)('L003 any two brands differ in %s', (_, read) => {
  const values = tenants.map((brand) => JSON.stringify(read(brand)))
  expect(new Set(values).size).toBe(tenants.length)
})

it('L018 L019 A22 the pair of lubje has an address of its own', () => {
  const pairs = tenants.map(({ key, fallback }) => [key, `${fallback.links.terms} ${fallback.links.privacy}`] as const)
  const [, lubje] = pairs.find(([key]) => key === 'lubje') ?? []
  expect(pairs.filter(([, pair]) => pair === lubje)).toHaveLength(1)
})

it('L019 each brand’s file names its operator, and the example company is marked as one', () => {
  for (const { operator } of tenants) {
    for (const part of ['name', 'street', 'city', 'nip'] as const) expect(operator[part]).not.toBe('')
    if (operator.name === exampleOperator.name) expect(operator.isExample).toBe(true)
  }
})
it.each(tenants.map(({ key, look }) => [key, look.motif]))(
  'L003 %s has a mark and its illustration, %s',
  (key, motif) => {
    expect(existsSync(`public/marks/${key}.svg`)).toBe(true)
    expect(existsSync(`public/art/${motif}.svg`)).toBe(true)
  },
)

type Brand = (typeof tenants)[number]
