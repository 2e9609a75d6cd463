import { createRoute } from '@hono/zod-openapi'
import { erasureRequestSchema, erasureSchema } from '@/lib/domain/panel/access/erasure-schema'
import type { Db } from '@/upstream/db/database'
import { erasePerson } from '@/upstream/erasure/erase-person'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { problem } from '@/upstream/http/problem'
import { json, jsonBody, writeRefusals } from '@/upstream/http/routes/responses'

const eraseRoute = createRoute({
  method: 'post',
  path: '/operations/erasures',
  summary: 'Take a person out of every table, on their request',
  request: { body: jsonBody(erasureRequestSchema) },
  responses: {
    200: json(erasureSchema, 'What was, or would be, erased; or what is still under way'),
    401: { description: 'Not the master token' },
    ...writeRefusals,
  },
})

/** Erasure of a person, for the master token alone: a person may be known to several brands. Contract C19. */
export function erasureRoutes(
  app: Upstream,
  { db, runWithoutStatementTimeout, now, log, partnerToken: blockKey }: Deps,
): void {
  app.openapi(eraseRoute, async (c) => {
    if (c.get('staffReach') !== 'all') throw problem(401, 'unauthorized')
    const erase = (on: Db) => erasePerson(on, c.req.valid('json'), { blockKey, now: now() })
    const erasure = await (runWithoutStatementTimeout ? runWithoutStatementTimeout(erase) : erase(db))
    // Proof that it was done, without the person.
    if (erasure.erased) log.info({ counts: erasure.counts }, 'erased a person')
    return c.json(erasure, 200)
  })
}
