import { routeFor } from '@/lib/server/routing/routes'
import words from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { manifestOf } from './manifest'

const manifests = tenants.map((tenant) => manifestOf({ ...tenant, ...tenant.fallback }, words.installed))

it('L003 each brand has its own name, colour and icons', () => {
  for (const part of ['name', 'theme_color', 'background_color'] as const) {
    expect(new Set(manifests.map((manifest) => manifest[part])).size).toBe(tenants.length)
  }
  expect(new Set(manifests.flatMap(({ icons }) => icons.map(({ src }) => src))).size).toBe(3 * tenants.length)
})

it('contains the fields that browsers require of an installable app', () => {
  for (const { id, start_url, scope, display, icons } of manifests) {
    expect({ id, start_url, scope, display }).toEqual({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  }
})

it('every shortcut points to an existing page', () => {
  for (const { url } of manifests.flatMap(({ shortcuts }) => shortcuts)) {
    expect([url, routeFor(url, new URLSearchParams())]).toEqual([url, expect.anything()])
  }
})
