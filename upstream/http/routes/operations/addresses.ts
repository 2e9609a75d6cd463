import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { addressRowsSchema, importedAddressesSchema } from '@/lib/domain/ordering/delivery/address-file'
import { addAddressRows, beginAddressImport, finishAddressImport } from '@/upstream/addresses/import-addresses'
import { type Db, inTransaction } from '@/upstream/db/database'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { problem, valueOrThrow } from '@/upstream/http/problem'
import { json, jsonBody, writeRefusals } from '@/upstream/http/routes/responses'

const unauthorized = { 401: { description: 'Not the master token' } }
const importParam = z.object({ id: z.uuid() })

const begin = createRoute({
  method: 'post',
  path: '/operations/addresses/imports',
  summary: 'Begin a list of streets and points',
  request: { body: jsonBody(z.strictObject({})) },
  responses: { 200: json(z.object({ id: z.uuid() }), 'Rows may follow'), ...unauthorized, ...writeRefusals },
})
const add = createRoute({
  method: 'post',
  path: '/operations/addresses/imports/{id}/rows',
  summary: 'The next rows of the list',
  request: { params: importParam, body: jsonBody(addressRowsSchema) },
  responses: { 200: json(z.object({ rows: z.int() }), 'How many there are'), ...unauthorized, ...writeRefusals },
})
const finish = createRoute({
  method: 'post',
  path: '/operations/addresses/imports/{id}/finish',
  summary: 'Make streets of the list, all or none',
  request: { params: importParam, body: jsonBody(z.strictObject({ rows: z.int().positive() })) },
  responses: { 200: json(importedAddressesSchema, 'What became of it'), ...unauthorized, ...writeRefusals },
})

/** Streets and house numbers of a register, for the master token alone: all brands share them. Contract C34. */
export function operationsAddressRoutes(app: Upstream, { db, runWithoutStatementTimeout, now }: Deps): void {
  app.openapi(begin, async (c) => {
    requireMaster(c)
    return c.json({ id: await inTransaction(db, (tx) => beginAddressImport(tx, now())) }, 200)
  })

  app.openapi(add, async (c) => {
    requireMaster(c)
    const { before, rows } = c.req.valid('json')
    const added = await inTransaction(db, (tx) => addAddressRows(tx, c.req.valid('param').id, before, rows))
    return c.json({ rows: valueOrThrow(added) }, 200)
  })

  app.openapi(finish, async (c) => {
    requireMaster(c)
    const { id } = c.req.valid('param')
    const { rows } = c.req.valid('json')
    const work = (on: Db) => inTransaction(on, (tx) => finishAddressImport(tx, id, rows))
    const finished = await (runWithoutStatementTimeout ? runWithoutStatementTimeout(work) : work(db))
    return c.json(valueOrThrow(finished), 200)
  })
}

function requireMaster(c: Context<UpstreamEnv>): void {
  if (c.get('staffReach') !== 'all') throw problem(401, 'unauthorized')
}
