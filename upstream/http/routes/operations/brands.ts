import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { cityChangeSchema, cityRowSchema, newCitySchema, readAs } from '@/lib/domain/tenant/city-wire'
import { unknownJsonSchema } from '@/lib/domain/wire'
import { inTransaction } from '@/upstream/db/database'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { problem, valueOrThrow } from '@/upstream/http/problem'
import { json, jsonBody, refusals, writeRefusals } from '@/upstream/http/routes/responses'
import { isInScope } from '@/upstream/http/staff-scope'
import { changeCity, createCity, listCityRows, removeCity } from '@/upstream/tenants/cities'
import { applyTenantFile } from '@/upstream/tenants/tenant-directory'

const unauthorized = { 401: { description: 'No token' } }
const tenantKey = z.string().min(1).max(64)
const slugParam = z.object({ slug: z.string().min(1).max(60) })
/** Checked by the handler, whose problems have words. */
const written = jsonBody(z.record(z.string(), unknownJsonSchema))

const applyRoute = createRoute({
  method: 'post',
  path: '/operations/tenants/{tenant}/apply',
  summary: 'Take the file of a brand over into its row',
  request: {
    params: z.object({ tenant: tenantKey }),
    body: jsonBody(z.strictObject({ dry_run: z.boolean().default(false) })),
  },
  responses: {
    200: json(z.object({ differences: z.array(z.string()) }), 'What differed, or differs'),
    ...unauthorized,
    ...writeRefusals,
  },
})
const listRoute = createRoute({
  method: 'get',
  path: '/operations/cities',
  summary: 'Towns with their brands, restaurants and streets',
  responses: { 200: json(z.object({ items: z.array(cityRowSchema) }), 'By name'), ...unauthorized, ...refusals },
})
const createCityRoute = createRoute({
  method: 'post',
  path: '/operations/cities',
  summary: 'Add a town to brands; a repeat changes nothing',
  request: { body: written },
  responses: {
    200: json(z.object({ added_to: z.array(z.string()) }), 'The brands that did not have it'),
    ...unauthorized,
    ...writeRefusals,
  },
})
const changeRoute = createRoute({
  method: 'put',
  path: '/operations/cities/{slug}',
  summary: 'Change how a town is declined, or its centre',
  request: { params: slugParam, body: written },
  responses: {
    200: json(z.object({ changed_in: z.array(z.string()) }), 'The brands that have it'),
    ...unauthorized,
    ...writeRefusals,
  },
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/operations/cities/{slug}',
  summary: 'Take a town without restaurants from a brand',
  request: { params: slugParam, query: z.object({ tenant: tenantKey }) },
  responses: { 204: { description: 'It is gone' }, ...unauthorized, ...writeRefusals },
})

/** Brands and their towns. Contract C34. */
export function operationsBrandRoutes(app: Upstream, { db }: Deps): void {
  app.openapi(applyRoute, async (c) => {
    const { tenant } = c.req.valid('param')
    requireBrand(c, tenant)
    const differences = await inTransaction(db, (tx) => applyTenantFile(tx, tenant, c.req.valid('json').dry_run))
    if (!differences) throw problem(404, 'unknown_tenant')
    return c.json({ differences }, 200)
  })

  app.openapi(listRoute, async (c) => c.json({ items: await listCityRows(db, ownBrand(c)) }, 200))

  app.openapi(createCityRoute, async (c) => {
    const { value, fields } = readAs(newCitySchema, c.req.valid('json'))
    if (!value) throw problem(422, 'invalid_city', { fields })
    for (const tenant of value.tenants) requireBrand(c, tenant)
    const added = valueOrThrow(await inTransaction(db, (tx) => createCity(tx, value)))
    return c.json({ added_to: added }, 200)
  })

  app.openapi(changeRoute, async (c) => {
    const { value, fields } = readAs(cityChangeSchema, c.req.valid('json'))
    if (!value) throw problem(422, 'invalid_city', { fields })
    const own = ownBrand(c)
    const { slug } = c.req.valid('param')
    const changed = await inTransaction(db, (tx) => changeCity(tx, slug, value, own === null ? null : [own]))
    return c.json({ changed_in: valueOrThrow(changed) }, 200)
  })

  app.openapi(removeRoute, async (c) => {
    const { tenant } = c.req.valid('query')
    requireBrand(c, tenant)
    valueOrThrow(await inTransaction(db, (tx) => removeCity(tx, c.req.valid('param').slug, tenant)))
    return c.body(null, 204)
  })
}

/** The brand of the caller's token; null for the master token. */
function ownBrand(c: Context<UpstreamEnv>): string | null {
  const scope = c.get('staffReach')
  return scope !== 'all' && 'tenant' in scope ? scope.tenant : null
}

function requireBrand(c: Context<UpstreamEnv>, tenant: string): void {
  if (!isInScope(c.get('staffReach'), { restaurantId: 0, tenant })) throw problem(404, 'unknown_tenant')
}
