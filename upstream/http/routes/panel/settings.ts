import { createRoute, z } from '@hono/zod-openapi'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { settingsPreviewSchema } from '@/lib/domain/restaurant/settings/preview-wire'
import {
  addressCheckSchema,
  addressQuerySchema,
  dishPricesSchema,
  draftChangeSchema,
  priceChangeSchema,
  publishRequestSchema,
  settingsListSchema,
  settingsPartSchema,
  settingsReviewSchema,
  settingsVersionsSchema,
  settingsViewSchema,
} from '@/lib/domain/restaurant/settings/wire'
import { type Db, inTransaction, sqlStateOf } from '@/upstream/db/database'
import { WriteConflict, withRetries } from '@/upstream/db/with-retries'
import { createPopularDishes } from '@/upstream/menus/popular-dishes'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { checkAddress } from '@/upstream/panel/settings/check-address'
import { changeDraft, dropDraft, settingsView } from '@/upstream/panel/settings/drafts'
import { listSettings } from '@/upstream/panel/settings/list-settings'
import { previewDraft } from '@/upstream/panel/settings/preview'
import { changePrice, listPrices } from '@/upstream/panel/settings/prices'
import { publishDraft } from '@/upstream/panel/settings/publish'
import { reviewDraft } from '@/upstream/panel/settings/review'
import { listVersions, restoreVersion } from '@/upstream/panel/settings/versions'
import { VOUCHER_TRIES, voucherTriesIn } from '@/upstream/panel/settings/voucher-tries'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { panelCallerOf } from '../../panel-wall'
import { valueOrThrow } from '../../problem'
import { consume } from '../../rate-limit'
import { createTurns, type EnterTurn, inTurn } from '../../turns'
import { json, jsonBody, refusals, writeHeaders, writeRefusals } from '../responses'
import { id, restaurantParam, wallRefusals } from './responses'

const partParam = restaurantParam.extend({ part: settingsPartSchema })
const PART = '/panel/{restaurant}/settings/parts/{part}'

const list = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/settings',
  summary: 'The parts of the restaurant that can be changed, and the drafts of the caller',
  request: { params: restaurantParam },
  responses: { 200: json(settingsListSchema, 'In their order'), ...wallRefusals, ...refusals },
})
const read = createRoute({
  method: 'get',
  path: PART,
  summary: 'A part as the caller edits it',
  request: { params: partParam },
  responses: { 200: json(settingsViewSchema, 'Their draft, or what diners see'), ...wallRefusals, ...refusals },
})
const change = createRoute({
  method: 'put',
  path: `${PART}/draft`,
  summary: 'Save a change in one’s own draft, whatever is wrong with it',
  request: { params: partParam, body: jsonBody(draftChangeSchema) },
  responses: { 200: json(settingsViewSchema, 'The draft'), ...wallRefusals, ...writeRefusals },
})
const drop = createRoute({
  method: 'delete',
  path: `${PART}/draft`,
  summary: 'Throw one’s own draft away',
  request: { params: partParam },
  responses: { 200: json(settingsViewSchema, 'What diners see'), ...wallRefusals, ...writeRefusals },
})
const review = createRoute({
  method: 'get',
  path: `${PART}/review`,
  summary: 'What publishing one’s own draft would change, and whom it touches',
  request: { params: partParam },
  responses: {
    200: json(settingsReviewSchema, 'Nothing is written'),
    409: writeRefusals[409],
    ...wallRefusals,
    ...refusals,
  },
})
const preview = createRoute({
  method: 'get',
  path: `${PART}/preview`,
  summary: 'What the calls of diners would answer with one’s own draft published',
  request: { params: partParam },
  responses: {
    200: json(settingsPreviewSchema, 'Nothing is written'),
    409: writeRefusals[409],
    ...wallRefusals,
    ...refusals,
  },
})
const publish = createRoute({
  method: 'post',
  path: `${PART}/publish`,
  summary: 'Make one’s own draft what diners see',
  request: { params: partParam, headers: writeHeaders, body: jsonBody(publishRequestSchema) },
  responses: { 200: json(settingsListSchema, 'Published'), ...wallRefusals, ...writeRefusals },
})
const versions = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/settings/versions',
  summary: 'What was changed, by whom, the newest first',
  request: { params: restaurantParam, query: z.object({ before: id.optional() }) },
  responses: { 200: json(settingsVersionsSchema, 'At most 50'), ...wallRefusals, ...refusals },
})
const restore = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/settings/versions/{version}/draft',
  summary: 'Begin one’s own draft with an older version; takes no body',
  request: { params: restaurantParam.extend({ version: id }) },
  responses: { 200: json(settingsViewSchema, 'The draft'), ...wallRefusals, ...writeRefusals },
})
const address = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/settings/address-check',
  summary: 'What a diner at an address is told of its delivery, now and with one’s own draft; writes nothing',
  request: { params: restaurantParam, body: jsonBody(addressQuerySchema) },
  responses: { 200: json(addressCheckSchema, 'At most 5 addresses'), ...wallRefusals, ...writeRefusals },
})
const prices = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/settings/prices',
  summary: 'The prices of the dishes',
  request: { params: restaurantParam },
  responses: { 200: json(dishPricesSchema, 'In the order of the menu'), ...wallRefusals, ...refusals },
})
const price = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/settings/prices',
  summary: 'Change one price at once',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(priceChangeSchema) },
  responses: { 200: json(dishPricesSchema, 'The prices now'), ...wallRefusals, ...writeRefusals },
})

/** Each may wait for a publication of its restaurant. */
const PRICE_TURNS = { atOnce: 2, ofOne: 1, waitingOfOne: 6, waitMs: 3000 }
const LOCK_NOT_AVAILABLE = '55P03'

/** Contract C37. */
export function settingsRoutes(app: Upstream, deps: Deps, fileTurns: EnterTurn): void {
  const { db, now } = deps
  const popularDishes = createPopularDishes()
  const voucherTries = createSharedLimiter(VOUCHER_TRIES, () => deps.sharedState)
  const settings = '/panel/:restaurant/settings'
  for (const path of ['/parts/*', '/versions/:version/draft', '/address-check'])
    app.use(`${settings}${path}`, inTurn(fileTurns))
  app.use(`${settings}/prices`, inTurn(createTurns(PRICE_TURNS)))

  app.openapi(list, async (c) => c.json(await listSettings(db, panelCallerOf(c)), 200))

  app.openapi(read, async (c) => {
    const { part } = c.req.valid('param')
    return c.json(valueOrThrow(await inTransaction(db, (tx) => settingsView(tx, panelCallerOf(c), part))), 200)
  })

  app.openapi(change, async (c) => {
    const { part } = c.req.valid('param')
    const body = c.req.valid('json')
    const changed = await inTransaction(db, (tx) => changeDraft(tx, panelCallerOf(c), part, body, now()))
    return c.json(valueOrThrow(changed), 200)
  })

  app.openapi(drop, async (c) => {
    const { part } = c.req.valid('param')
    const caller = panelCallerOf(c)
    const view = await inTransaction(db, async (tx) => {
      await dropDraft(tx, caller, part)
      return settingsView(tx, caller, part)
    })
    return c.json(valueOrThrow(view), 200)
  })

  app.openapi(review, async (c) => {
    const { part } = c.req.valid('param')
    const caller = panelCallerOf(c)
    await countVoucherTries(caller, part)
    const look = (tx: Db) => reviewDraft(tx, caller, part, now(), { hasPreview: true })
    // All of one moment, since nobody is kept from publishing meanwhile.
    const found = await withRetries(() => inTransaction(db, look, { isolationLevel: 'repeatable read' }))
    return c.json(valueOrThrow(found).review, 200)
  })

  app.openapi(preview, async (c) => {
    const { part } = c.req.valid('param')
    await countVoucherTries(panelCallerOf(c), part)
    const { tenant, tenantConfig } = c.var
    const place = { tenant, tenantConfig, popularDishes }
    try {
      const shown = await withRetries(() => previewDraft(db, panelCallerOf(c), part, place, now()))
      return c.json(valueOrThrow(shown), 200)
    } catch (error) {
      throw error instanceof WriteConflict || sqlStateOf(error) === LOCK_NOT_AVAILABLE ? busy() : error
    }
  })

  app.openapi(publish, async (c) => {
    const { part } = c.req.valid('param')
    const body = c.req.valid('json')
    const answer = { status: 200 as const, body, onConflict: busy }
    const caller = panelCallerOf(c)
    await countVoucherTries(caller, part)
    return c.json(await idempotentWrite(c, deps, answer, (tx, at) => publishDraft(tx, caller, part, body, at)), 200)
  })

  app.openapi(versions, async (c) => {
    const { before = null } = c.req.valid('query')
    return c.json(await listVersions(db, panelCallerOf(c).restaurantId, before), 200)
  })

  app.openapi(restore, async (c) => {
    const { version } = c.req.valid('param')
    // A draft can be begun twice: no answer as large as a menu is stored for it.
    const draft = await inTransaction(db, (tx) => restoreVersion(tx, panelCallerOf(c), version, now()))
    return c.json(valueOrThrow(draft), 200)
  })

  app.openapi(address, async (c) => {
    const { q } = c.req.valid('json')
    const found = await inTransaction(db, (tx) => checkAddress(tx, panelCallerOf(c), q, c.var.tenantConfig))
    return c.json(valueOrThrow(found), 200)
  })

  app.openapi(prices, async (c) => c.json(await listPrices(db, panelCallerOf(c).restaurantId), 200))

  app.openapi(price, async (c) => {
    const body = c.req.valid('json')
    const answer = { status: 200 as const, body, onConflict: busy }
    const caller = panelCallerOf(c)
    return c.json(await idempotentWrite(c, deps, answer, (tx, at) => changePrice(tx, caller, body, at)), 200)
  })

  /** Whatever answers with the problems of a draft tells which of its codes are taken. */
  async function countVoucherTries(caller: PanelCaller, part: SettingsPart): Promise<void> {
    const tries = await voucherTriesIn(db, caller, part)
    if (tries > 0) await consume(voucherTries, String(caller.restaurantId), now(), tries)
  }
}
