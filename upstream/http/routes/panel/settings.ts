import { TURNS } from '@/lib/domain/rate-limit/limits'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { type Db, inTransaction, sqlStateOf, WriteConflict, withRetries } from '@/upstream/db/database'
import { serve, serveOnce } from '@/upstream/http/serve'
import { vouchersOfBrandAt } from '@/upstream/marketing/vouchers'
import { createPopularDishes } from '@/upstream/menus/popular-dishes'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { checkAddress, findFarPoint } from '@/upstream/panel/settings/check-address'
import { changeDraft, dropDraft, settingsView } from '@/upstream/panel/settings/drafts'
import { listSettings } from '@/upstream/panel/settings/list-settings'
import { draftOfTable } from '@/upstream/panel/settings/menu-table'
import { previewDraft } from '@/upstream/panel/settings/preview'
import { changePrice, listPrices } from '@/upstream/panel/settings/prices'
import { publishDraft } from '@/upstream/panel/settings/publish'
import { reviewDraft } from '@/upstream/panel/settings/review'
import { listVersions, restoreVersion, undoVersion } from '@/upstream/panel/settings/versions'
import { voucherTryPoints } from '@/upstream/panel/settings/voucher-tries'
import { zoneStreets } from '@/upstream/panel/settings/zone-streets'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { valueOrThrow } from '../../problem'
import { limiterOf } from '../../rate-limit'
import { createTurns, type EnterTurn, inTurn } from '../../turns'

const LOCK_NOT_AVAILABLE = '55P03'

/** Contract C37. */
export function settingsRoutes(app: Upstream, deps: Deps, fileTurns: EnterTurn): void {
  const { db, now } = deps
  const popularDishes = createPopularDishes()
  const consume = limiterOf(deps, 'voucherTries')
  const settings = '/panel/:restaurant/settings'
  for (const path of ['/parts/*', '/versions/:version/draft', '/address-check', '/zone-streets'])
    app.use(`${settings}${path}`, inTurn(fileTurns))
  app.use(`${settings}/prices`, inTurn(createTurns(TURNS.prices)))

  serve(app, settingsCalls.list, ({ caller }) => listSettings(db, caller))

  serve(app, settingsCalls.read, async ({ c, params: { part }, query: { version }, caller }) => {
    const wanted = version === 0 ? null : version
    const view = valueOrThrow(await inTransaction(db, (tx) => settingsView(tx, caller, part, wanted)))
    if (part === 'profile') return { ...view, far_point: await findFarPoint(db, caller, c.var.tenantConfig) }
    if (part !== 'promotions') return view
    return { ...view, brand_vouchers: await vouchersOfBrandAt(db, caller.restaurantId, now()) }
  })

  serve(app, settingsCalls.change, async ({ c, params: { part }, body, caller }) => {
    const view = valueOrThrow(await inTransaction(db, (tx) => changeDraft(tx, caller, part, body, now())))
    return part === 'profile' ? { ...view, far_point: await findFarPoint(db, caller, c.var.tenantConfig) } : view
  })

  serve(app, settingsCalls.table, async ({ body, caller }) =>
    valueOrThrow(await inTransaction(db, (tx) => draftOfTable(tx, caller, body, now()))),
  )

  serve(app, settingsCalls.drop, async ({ params: { part }, caller }) => {
    const view = await inTransaction(db, async (tx) => {
      await dropDraft(tx, caller, part)
      return settingsView(tx, caller, part)
    })
    return valueOrThrow(view)
  })

  serve(app, settingsCalls.review, async ({ params: { part }, caller }) => {
    await countVoucherTries(caller, part)
    const review = (tx: Db) => reviewDraft(tx, caller, part, now(), { hasPreview: true })
    // One snapshot, since others may publish meanwhile.
    const found = await withRetries(() => inTransaction(db, review, { isolationLevel: 'repeatable read' }))
    return valueOrThrow(found).review
  })

  serve(app, settingsCalls.preview, async ({ c, params: { part }, caller }) => {
    await countVoucherTries(caller, part)
    const { tenant, offeredConfig } = c.var
    const place = { tenant, tenantConfig: offeredConfig(), popularDishes }
    try {
      const shown = await withRetries(() => previewDraft(db, caller, part, place, now()))
      return valueOrThrow(shown)
    } catch (error) {
      throw error instanceof WriteConflict || sqlStateOf(error) === LOCK_NOT_AVAILABLE ? busy() : error
    }
  })

  serve(app, settingsCalls.publish, async ({ c, params: { part }, body, caller }) => {
    const answer = { status: 200 as const, body, onConflict: busy }
    await countVoucherTries(caller, part)
    return idempotentWrite(c, deps, answer, (tx, at) => publishDraft(tx, caller, part, body, at))
  })

  serve(app, settingsCalls.versions, ({ query: { before = null }, caller }) =>
    listVersions(db, caller.restaurantId, before),
  )

  serve(app, settingsCalls.restore, async ({ params: { version }, caller }) => {
    // A repeat creates the same draft, so no answer as large as a menu is stored.
    const draft = await inTransaction(db, (tx) => restoreVersion(tx, caller, version, now()))
    return valueOrThrow(draft)
  })

  serve(app, settingsCalls.undo, async ({ params: { version }, caller }) => {
    const draft = await inTransaction(db, (tx) => undoVersion(tx, caller, version, now()))
    return valueOrThrow(draft)
  })

  serve(app, settingsCalls.address, async ({ c, body: { q }, caller }) => {
    const found = await inTransaction(db, (tx) => checkAddress(tx, caller, q, c.var.tenantConfig))
    return valueOrThrow(found)
  })

  serve(app, settingsCalls.streets, async ({ body, caller }) =>
    valueOrThrow(await zoneStreets(db, caller.restaurantId, body)),
  )

  serve(app, settingsCalls.prices, ({ caller }) => listPrices(db, caller.restaurantId))

  serveOnce(app, deps, settingsCalls.price, busy, (tx, at, { body, caller }) => changePrice(tx, caller, body, at))

  /** Every answer with the problems of a draft reveals which of its codes are taken. */
  async function countVoucherTries(caller: PanelCaller, part: SettingsPart): Promise<void> {
    const tries = await voucherTryPoints(db, caller, part)
    if (tries > 0) await consume(String(caller.restaurantId), tries)
  }
}
