import { readTenantSegment, tenantSegment } from '@/lib/server/routing/host'
import { tenants } from '@/tenants/registry'

it.each([
  ['L251 a page host', 'lubje.pl', false, 'lubje'],
  ['L251 with www', 'www.lubje.pl', false, 'lubje'],
  ['L252 the stage', 'stage.lubje.pl', false, 'lubje--stage'],
  ['L253 this machine', 'lubje.localhost:3000', false, 'lubje--local'],
  ['C18 UPSTREAM_URL overrides all', 'stage.lubje.pl', true, 'lubje'],
])('%s', (_, host, isOverridden, segment) => expect(tenantSegment('lubje', host, isOverridden)).toBe(segment))

it.each([
  ['lubje', 'lubje.pl'],
  ['lubje--stage', 'stage.lubje.pl'],
  ['lubje--local', 'lubje.localhost'],
  ['nakryte--local', 'nakryte.localhost'],
])('C18 %s is sent to the API host of %s', (segment, host) =>
  expect(readTenantSegment(tenants, segment)?.apiHost).toBe(host),
)

it.each(['unknown', 'lubje--', 'lubje--evil.example', 'lubje--stage--local', '--stage', ''])(
  'C18 only hosts of the registry are derived from: %p is nothing',
  (segment) => expect(readTenantSegment(tenants, segment)).toBeNull(),
)
