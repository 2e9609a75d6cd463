import type { Command } from '@/lib/browser/panel/panel-store'
import type { KitchenStep } from '@/lib/domain/ordering/order/kitchen-steps'
import type { Board, BoardOrder } from '@/lib/domain/panel/board/board-schema'
import type { KitchenLoadRequest, SoldOutPeriod } from '@/lib/domain/panel/board/command-schema'
import type { MenuPlace } from '@/lib/domain/panel/orders/kitchen-menu'
import { stepAfterPlanned } from '@/lib/domain/panel/orders/order-lanes'

export const orderSubject = (orderId: string) => `order ${orderId}`
export const KITCHEN_LOAD_SUBJECT = 'kitchenLoad'
export const LIMIT_SUBJECT = 'kitchen-limit'
export const tickSubject = (orderId: string, line: number) => `tick ${orderId} ${line}`
export const soldOutSubject = ({ productId, optionId }: MenuPlace, isEverywhere = false) =>
  `sold-out ${productId} ${optionId ?? ''}${isEverywhere ? ' everywhere' : ''}`

type Extra = { ready_in_minutes?: number; reason?: string }

/** A step of an order, as its card shows it. Contract C23. */
export function stepCommand(
  orderId: string,
  step: KitchenStep | 'take_back' | 'call_back',
  extra: Extra = {},
): Command {
  // A kitchen step is still true when the connection is back. Contract C29.
  return {
    subject: orderSubject(orderId),
    name: step,
    method: 'POST',
    path: `orders/${orderId}/steps`,
    isSafe: step === 'ready',
    body({ orders }) {
      const order = orders.find(({ id }) => id === orderId)
      if (step === 'ready' && !canStillBe(step, order)) return null
      return { step, version: order?.version ?? 0, ...extra }
    },
  }
}

/** A dish made, or not made after all. A tick made offline is still true when the connection is back. Contract C23. */
export function tickCommand(orderId: string, line: number, ticked: boolean): Command {
  const isTicked = (order: BoardOrder) => order.ticked.includes(line)
  return {
    subject: tickSubject(orderId, line),
    name: ticked ? 'tick' : 'untick',
    method: 'PUT',
    path: `orders/${orderId}/ticks`,
    isSafe: true,
    body({ orders }) {
      const order = orders.find(({ id }) => id === orderId)
      return order && isTicked(order) !== ticked ? { line, ticked } : null
    },
    // Only this line: the answer's other lines may be older than the board's.
    done: (board) => ({
      ...board,
      orders: board.orders.map((order) => {
        if (order.id !== orderId || isTicked(order) === ticked) return order
        return { ...order, ticked: ticked ? [...order.ticked, line] : order.ticked.filter((one) => one !== line) }
      }),
    }),
  }
}

/** `isEverywhere`: the option of that name in all dishes. */
export function soldOutCommand(place: MenuPlace, period: SoldOutPeriod | null, isEverywhere = false): Command {
  const { productId, optionId } = place
  return {
    subject: soldOutSubject(place, isEverywhere),
    name: 'sold_out',
    method: 'PUT',
    path: 'sold-out',
    body: () => ({
      product_id: productId,
      option_id: optionId,
      ...(isEverywhere && { everywhere: true }),
      for: period,
    }),
  }
}

/** `seen` is the state on the screen at the press. */
export function kitchenLoadCommand(seen: Board['orders_paused'], kitchenLoad: KitchenLoadRequest): Command {
  return {
    subject: KITCHEN_LOAD_SUBJECT,
    name: 'kitchenLoad',
    method: 'PUT',
    path: 'kitchen-load',
    body: () => ({ seen, kitchen_load: kitchenLoad }),
  }
}

export function limitCommand(perQuarter: number | null): Command {
  return {
    subject: LIMIT_SUBJECT,
    name: 'limit',
    method: 'PUT',
    path: 'kitchen-limit',
    body: () => ({ orders_per_quarter: perQuarter }),
  }
}

// A further step performs the planned one at once, so it may follow it.
function canStillBe(step: KitchenStep, order: BoardOrder | undefined): boolean {
  if (!order || order.planned?.step === step) return false
  return order.steps.includes(step) || stepAfterPlanned(order) === step
}
