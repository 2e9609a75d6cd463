import { mergeConfig } from '@/lib/domain/tenant/merge'
import { tenants } from '@/tenants/registry'

const fallback = tenants[0]!.fallback

it.each([
  ['nothing', undefined],
  ['a string', 'oops'],
  ['a list', []],
  ['an empty object', {}],
])('L011: %s gives the fallback', (_, answer) => expect(mergeConfig(fallback, answer).config).toEqual(fallback))

it.each([
  ['L013 an empty label', { label: '' }, 'label'],
  ['L012 an empty payment list', { allowed_payment_option_keys: [] }, 'allowed_payment_option_keys'],
  ['L012 an unknown payment key', { allowed_payment_option_keys: ['gold'] }, 'allowed_payment_option_keys'],
  ['L014 an invalid colour', { themeColor: 'red;} body{' }, 'themeColor'],
  ['L015 a centre outside the globe', { location: { lat: 100, lng: 1 } }, 'location'],
  ['L016 an invalid e-mail', { support: { technical: { email: 'x' } } }, 'support'],
  ['L037 a city without a name', { cities: [{ slug: 'lublin' }] }, 'cities'],
])('L011: %s falls back and is reported', (_, answer, field) => {
  const merged = mergeConfig(fallback, answer)
  expect(merged.config).toEqual(fallback)
  expect(merged.invalid).toEqual([field])
})

it('L037: an empty list of cities is none given: the form has no such field', () => {
  expect(mergeConfig(fallback, { cities: [] })).toEqual({ config: { ...fallback, cities: [] }, invalid: [] })
})

it('L011: a valid field is used beside an invalid one', () => {
  const { config } = mergeConfig(fallback, {
    label: 'Nowa',
    themeColor: '#zzz',
    support: { technical: { email: 'a@b.pl' } },
  })
  expect(config).toMatchObject({ label: 'Nowa', themeColor: fallback.themeColor })
  expect(config.support).toEqual({ technical: { email: 'a@b.pl' }, operations: fallback.support.operations })
})
