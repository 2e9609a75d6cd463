import { tenants } from '@/tenants/registry'
import { deploymentProblems } from './deployment-problems'

const real = { name: 'Stoliki sp. z o.o.', street: 'Długa 1', postalCode: '20-001', city: 'Lublin', nip: '7120000000' }
const owned = tenants.map(({ key }) => ({ key, operator: { ...real, isExample: false } }))
const forgotten = tenants.map(({ key, operator }) => ({ key, operator: { ...operator, isExample: false } }))
const DATABASE = { DATABASE_URL: 'postgres://db/nakryte' }

it.each([
  ['a bare machine shows the example company', {}, tenants, []],
  ['a database', DATABASE, tenants, ['tenants/operator.ts']],
  ['an origin', { PUBLIC_WEB_ORIGIN: 'https://{host}' }, tenants, ['tenants/operator.ts']],
  ['a mail server', { SMTP_URL: 'smtp://mail' }, tenants, ['tenants/operator.ts']],
  ['a database, the mark taken away and the number left', DATABASE, forgotten, ['tenants/operator.ts']],
  ['a database, and the example asked for by name', { ...DATABASE, EXAMPLE_OPERATOR: 'on' }, tenants, []],
  ['a database, and a company of every brand', DATABASE, owned, []],
  ['one brand left without a company', DATABASE, [...owned.slice(1), tenants[0]!], ['tenants/operator.ts']],
  ['a provider for a brand', { PAYMENT_PROVIDER: 'none,lubje:payu' }, owned, []],
  ['a provider for a brand that is none', { PAYMENT_PROVIDER: 'none,lubie:payu' }, owned, ['PAYMENT_PROVIDER']],
  ['a card provider for a brand that is none', { CARD_PROVIDER: 'payu,lubie:none' }, owned, ['CARD_PROVIDER']],
])('design/processes: %s', (_, env, brands, expected) => {
  expect(deploymentProblems(env, brands).map(({ name }) => name)).toEqual(expected)
})

it('design/processes: the refusal names the brand and what to do', () => {
  const [problem] = deploymentProblems({ PAYMENT_PROVIDER: 'none,lubie:payu' }, owned)
  expect(problem?.message).toBe(`names no brand: lubie; there are ${tenants.map(({ key }) => key).join(', ')}`)
})
