import { fileCalls } from '@/lib/domain/machines/file-calls'
import { cityChangeSchema, newCitySchema, readAs } from '@/lib/domain/tenant/city-wire'
import { addAddressRows, beginAddressImport, finishAddressImport } from '@/upstream/addresses/import-addresses'
import { type Db, inTransaction } from '@/upstream/db/database'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { problem, valueOrThrow } from '@/upstream/http/problem'
import { serve } from '@/upstream/http/serve'
import { brandOfScope, requireBrand, requireMaster } from '@/upstream/http/staff-scope'
import { applyTenantFile } from '@/upstream/tenants/apply-tenant-files'
import { changeCity, createCity, listCityRows, removeCity } from '@/upstream/tenants/cities'

/** Brands, their towns and streets. Contract C34. */
export function machineBrandRoutes(app: Upstream, { db, runWithoutStatementTimeout, now }: Deps): void {
  serve(app, fileCalls.applyTenant, async ({ c, params: { tenant }, body: { dry_run } }) => {
    requireBrand(c, tenant)
    const differences = await inTransaction(db, (tx) => applyTenantFile(tx, tenant, dry_run))
    if (!differences) throw problem(404, 'unknown_tenant')
    return { differences }
  })

  serve(app, fileCalls.cities, async ({ c }) => ({ items: await listCityRows(db, brandOfScope(c)) }))

  serve(app, fileCalls.createCity, async ({ c, body }) => {
    const { value, fields } = readAs(newCitySchema, body)
    if (!value) throw problem(422, 'invalid_city', { fields })
    for (const tenant of value.tenants) requireBrand(c, tenant)
    return { added_to: valueOrThrow(await inTransaction(db, (tx) => createCity(tx, value))) }
  })

  serve(app, fileCalls.changeCity, async ({ c, params: { slug }, body }) => {
    const { value, fields } = readAs(cityChangeSchema, body)
    if (!value) throw problem(422, 'invalid_city', { fields })
    const own = brandOfScope(c)
    const changed = await inTransaction(db, (tx) => changeCity(tx, slug, value, own === null ? null : [own]))
    return { changed_in: valueOrThrow(changed) }
  })

  serve(app, fileCalls.removeCity, async ({ c, params: { slug }, query: { tenant } }) => {
    requireBrand(c, tenant)
    valueOrThrow(await inTransaction(db, (tx) => removeCity(tx, slug, tenant)))
  })

  // Streets and house numbers of a register are shared by all brands, so the master token is needed.
  serve(app, fileCalls.beginStreets, async ({ c }) => {
    requireMaster(c)
    return { id: await inTransaction(db, (tx) => beginAddressImport(tx, now())) }
  })

  serve(app, fileCalls.addStreets, async ({ c, params: { id }, body: { before, rows } }) => {
    requireMaster(c)
    return { rows: valueOrThrow(await inTransaction(db, (tx) => addAddressRows(tx, id, before, rows))) }
  })

  serve(app, fileCalls.finishStreets, async ({ c, params: { id }, body: { rows } }) => {
    requireMaster(c)
    const work = (on: Db) => inTransaction(on, (tx) => finishAddressImport(tx, id, rows))
    const finished = await (runWithoutStatementTimeout ? runWithoutStatementTimeout(work) : work(db))
    return valueOrThrow(finished)
  })
}
