import { tenantConfigSchema } from '@/lib/domain/tenant/schema'
import { servicesOf } from '@/lib/domain/tenant/services'
import { livePolicy } from '@/lib/server/policy/csp'
import { configSourceOf, knownServices, recordServices } from '@/lib/server/policy/known-services'
import { SERVICE_HOSTS } from '@/lib/server/policy/service-hosts'
import { tenants } from '@/tenants/registry'

const hostsIn = (policy: string) => policy.match(/https:\/\/[^ ;]+/g) ?? []

it.each([
  ['a tag manager', { gtmId: 'GTM-TEST123' }, ['gtm']],
  ['a pixel', { pixelId: '123456789012345' }, ['pixel']],
  ['both', { gtmId: 'GTM-TEST123', pixelId: '123456789012345' }, ['gtm', 'pixel']],
  ['nothing', {}, []],
])('L282 %s', (_, analytics, services) => expect(servicesOf({ analytics })).toEqual(services))

it('L282 no tenant of the sample data has any', () => {
  for (const { fallback } of tenants) expect(servicesOf(fallback)).toEqual([])
})

it('C13 an invalid id counts as absent', () => {
  const { analytics } = tenantConfigSchema.shape
  expect(analytics.safeParse({ gtmId: 'GTM-TEST123', pixelId: '123456789012345' }).success).toBe(true)
  for (const gtmId of ["GTM-1'><script>", 'UA-1', '']) expect(analytics.safeParse({ gtmId }).success).toBe(false)
  expect(analytics.safeParse({ pixelId: 'abc' }).success).toBe(false)
})

it("C19 a live page without services allows no host, one with a service only that service's hosts", () => {
  expect(hostsIn(livePolicy('n'))).toEqual([])
  const policy = livePolicy('n', ['pixel'])
  expect(new Set(hostsIn(policy))).toEqual(new Set(['https://www.facebook.com']))
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic'")
})

it('every host is allowed over TLS only', () => {
  const hosts = Object.values(SERVICE_HOSTS).flatMap((directives) => Object.values(directives).flat())
  for (const host of hosts) expect(host).toMatch(/^https:\/\/[a-z*][a-z0-9.-]+$/)
})

it('the middleware uses the configuration loaded last, before that the file', () => {
  const [tenant] = tenants
  const record = { key: 'services-test', fallback: tenant!.fallback }
  expect([knownServices(record), configSourceOf('services-test')]).toEqual([[], 'file'])
  recordServices('services-test', ['gtm'])
  expect([knownServices(record), configSourceOf('services-test')]).toEqual([['gtm'], 'upstream'])
})
