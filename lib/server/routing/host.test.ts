import { tenantOfHost } from '@/lib/server/routing/host'
import { tenants } from '@/tenants/registry'

it.each([
  ['a brand host', 'lubje.pl', undefined, 'lubje'],
  ['www and port are stripped', 'www.Lubje.pl:8443', undefined, 'lubje'],
  ['a tenant on localhost', 'ostrowje.localhost:3000', undefined, 'ostrowje'],
  ['localhost is the default tenant', 'localhost:3000', undefined, 'nakryte'],
  ['IPv4 loopback', '127.0.0.1:3000', undefined, 'nakryte'],
  ['IPv6 loopback', '[::1]:3000', undefined, 'nakryte'],
  ['a theme on a shared host', 'localhost:3000', 'lesznoje', 'lesznoje'],
  ['an unknown theme is ignored', 'localhost', 'mordor', 'nakryte'],
  ['a theme on a brand host is ignored', 'lubje.pl', 'lesznoje', 'lubje'],
  ['a suffix is not a match', 'evil-lubje.pl', undefined, undefined],
  ['a subdomain is not a match', 'x.lubje.pl', undefined, undefined],
  ['a prototype key is no theme', 'localhost', '__proto__', 'nakryte'],
])('L004 L020: %s', (_, host, theme, key) => expect(tenantOfHost(tenants, host, theme)?.key).toBe(key))
