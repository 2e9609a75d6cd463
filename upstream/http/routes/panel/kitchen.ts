import { boardCalls } from '@/lib/domain/panel/board/board-calls'
import { serve, serveOnce } from '@/upstream/http/serve'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { setKitchenLimit, setKitchenLoad, setSoldOut } from '@/upstream/panel/board/kitchen-settings'
import { stepOrder } from '@/upstream/panel/orders/order-steps'
import { tickLine } from '@/upstream/panel/orders/tick-line'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'

/** Contract C23. */
export function kitchenRoutes(app: Upstream, deps: Deps): void {
  serveOnce(app, deps, boardCalls.step, busy, (tx, now, { params: { order }, body, caller }) =>
    stepOrder(tx, order, body, caller, now),
  )

  serveOnce(app, deps, boardCalls.tick, busy, (tx, now, { params: { order }, body, caller: { restaurantId } }) =>
    tickLine(tx, restaurantId, order, body, now),
  )

  serve(app, boardCalls.soldOut, async ({ c, body, caller: { restaurantId, actor } }) => {
    const items = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, now) => {
      const { product_id: product, option_id: option, everywhere, for: period } = body
      const details = { option, ...(everywhere && { everywhere }), for: period }
      await recordAction(tx, actor, { at: now, restaurantId, action: 'set_sold_out', subject: product, details })
      return setSoldOut(tx, restaurantId, body, now)
    })
    return { items }
  })

  serve(app, boardCalls.kitchenLoad, async ({ c, body, caller: { restaurantId, actor } }) => {
    const orders_paused = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, now) => {
      await recordAction(tx, actor, {
        at: now,
        restaurantId,
        action: 'set_pace',
        details: { pace: body.kitchen_load },
      })
      return setKitchenLoad(tx, restaurantId, body, now)
    })
    return { orders_paused }
  })

  serve(app, boardCalls.kitchenLimit, async ({ c, body, caller: { restaurantId, actor } }) => {
    const kitchen_limit = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, now) => {
      await recordAction(tx, actor, { at: now, restaurantId, action: 'set_kitchen_limit', details: body })
      return setKitchenLimit(tx, restaurantId, body.orders_per_quarter, now)
    })
    return { kitchen_limit }
  })
}
