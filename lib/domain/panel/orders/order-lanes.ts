import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import { type KitchenStep, possibleSteps, stepEffect } from '@/lib/domain/ordering/order/kitchen-steps'
import { partsTakenGrosze } from '@/lib/domain/ordering/order/refund-view'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { isOnPlace, isPrepaid, type MethodOf } from '@/lib/domain/payment/methods'

/** Lanes that sort orders on their screen. Contract C29. */
const LANES = ['new', 'kitchen', 'ready'] as const
export type Lane = (typeof LANES)[number]

/** Keyed by status, so that a new status must name its lane: it must not disappear from the screen. */
const LANES_OF: Record<OrderStatus, { packed: Lane; unpacked: Lane } | null> = {
  new: null,
  pending: { packed: 'new', unpacked: 'new' },
  confirmed: { packed: 'ready', unpacked: 'kitchen' },
  sent: { packed: 'ready', unpacked: 'ready' },
  delivered: null,
  declined: null,
  cancelled: null,
}

/** Lane of an order; `null`: it has ended, or is not paid yet. */
export function laneOf({ status, packed_at }: Pick<BoardOrder, 'status' | 'packed_at'>): Lane | null {
  return LANES_OF[status]?.[packed_at ? 'packed' : 'unpacked'] ?? null
}

/** Time at which an order of a lane is due: its answer, or the kitchen's part. Delivery time does not count. */
const DUE_AT: Record<Lane, (order: BoardOrder) => string> = {
  new: ({ answer_due_at, created_at }) => answer_due_at ?? created_at,
  kitchen: readyDueAt,
  ready: readyDueAt,
}

/** Time by which the kitchen must finish an order. */
export function readyDueAt({ ready_at, eta }: Pick<BoardOrder, 'ready_at' | 'eta'>): string {
  return ready_at ?? eta.to
}

/** Orders of each lane, the first due first; orders under way stand behind those that wait for pickup. Contract C29. */
export function lanesOf(orders: readonly BoardOrder[]): Record<Lane, BoardOrder[]> {
  const lanes: Record<Lane, BoardOrder[]> = { new: [], kitchen: [], ready: [] }
  for (const order of orders) {
    const lane = laneOf(order)
    if (lane) lanes[lane].push(order)
  }
  for (const lane of LANES) {
    const dueMs = (order: BoardOrder) => Date.parse(DUE_AT[lane](order))
    lanes[lane].sort(
      (a, b) => Number(isRiding(a)) - Number(isRiding(b)) || dueMs(a) - dueMs(b) || Number(a.id) - Number(b.id),
    )
  }
  return lanes
}

/** Lanes of a role that only cooks: all that is to be made in one, what nobody has accepted yet last. Contract C29. */
export function lanesForCook(orders: readonly BoardOrder[]): Record<'kitchen' | 'ready', BoardOrder[]> {
  const { new: unanswered, kitchen, ready } = lanesOf(orders)
  return { kitchen: [...kitchen, ...unanswered], ready }
}

/**
 * Orders in the places of `before`, their ids on the screen; what came since stands last. Once one has left, all stand as
 * sorted: what follows it moves anyway. Contract C29.
 */
export function stablePlaces(before: readonly string[], sorted: readonly BoardOrder[]): BoardOrder[] {
  const places = new Map(before.map((id, index) => [id, index]))
  const placed = sorted.filter(({ id }) => places.has(id))
  if (placed.length < places.size) return [...sorted]
  const placeOf = ({ id }: BoardOrder) => places.get(id) ?? places.size
  return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function isRiding({ status, delivery_type }: BoardOrder): boolean {
  return status === 'sent' && delivery_type !== 'takeout'
}

/**
 * `waits` for an answer, is `due`, `stands` ready, or `rides`; `minutes` of that state, for `due` the minutes left or,
 * if late, overdue.
 */
export type Age = { kind: 'waits' | 'due' | 'stands' | 'rides'; minutes: number; level: 'calm' | 'soon' | 'late' }

const MINUTE_MS = 60_000
/**
 * Minutes of waiting, or minutes left, from which an answer is marked as soon; minutes left from which it is urgent.
 */
const ANSWER_AFTER = 3
const ANSWER_LEFT = 6
const URGENT_LEFT = 3
const SOON_LEFT = 5
const LONG_STANDING = 10

/** Age of an order, as its lane counts it. */
export function ageOf(order: BoardOrder, nowMs: number): Age | null {
  const lane = laneOf(order)
  if (lane === 'new') return waitingAge(order, nowMs)
  if (lane === 'kitchen') {
    const leftMs = Date.parse(readyDueAt(order)) - nowMs
    if (leftMs < 0) return { kind: 'due', minutes: Math.floor(-leftMs / MINUTE_MS), level: 'late' }
    const minutes = Math.ceil(leftMs / MINUTE_MS)
    return { kind: 'due', minutes, level: minutes <= SOON_LEFT ? 'soon' : 'calm' }
  }
  if (lane !== 'ready') return null
  const minutes = since(readySince(order), nowMs)
  const isLate = nowMs > Date.parse(order.eta.to)
  const kind = isRiding(order) ? 'rides' : 'stands'
  // A diner may fetch later than promised, so a long wait is marked; a delivery has only its promised time.
  const soonAfter = kind === 'stands' ? LONG_STANDING : Number.POSITIVE_INFINITY
  return { kind, minutes, level: isLate ? 'late' : minutes >= soonAfter ? 'soon' : 'calm' }
}

function waitingAge({ created_at, answer_due_at, customer }: BoardOrder, nowMs: number): Age {
  const minutes = since(created_at, nowMs)
  const left = answer_due_at ? (Date.parse(answer_due_at) - nowMs) / MINUTE_MS : Number.POSITIVE_INFINITY
  const isForNow = customer.deliveryAt === 'ASAP'
  const isSoon = left <= ANSWER_LEFT || (isForNow && minutes >= ANSWER_AFTER)
  return { kind: 'waits', minutes, level: left <= URGENT_LEFT ? 'late' : isSoon ? 'soon' : 'calm' }
}

function readySince({ packed_at, status, history, updated_at }: BoardOrder): string {
  // A call back from `delivered` to `sent` does not restart the time.
  const sent = history.findLast(({ from, to }) => to === 'sent' && from !== 'delivered')?.at
  return (status === 'sent' ? sent : packed_at) ?? updated_at
}

function since(at: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(at)) / MINUTE_MS))
}

/** Dishes still to make: the amount of each in orders that are new or in the kitchen, the largest first. */
export function openDishes(orders: readonly BoardOrder[]): { name: string; amount: number }[] {
  const amounts = new Map<string, number>()
  for (const order of orders) {
    if (laneOf(order) !== 'new' && laneOf(order) !== 'kitchen') continue
    for (const { name, amount } of order.products) amounts.set(name, (amounts.get(name) ?? 0) + amount)
  }
  return [...amounts].map(([name, amount]) => ({ name, amount })).sort((a, b) => b.amount - a.amount)
}

/**
 * Amount to collect from the diner at the door or the counter. `changeGrosze`: change for the sum that they announced.
 */
type ToCollect =
  | { kind: 'paid' }
  | { kind: 'nothing' }
  | { kind: 'terminal'; grosze: Grosze }
  | { kind: 'cash'; grosze: Grosze; fromGrosze: Grosze | null; changeGrosze: Grosze | null }

/** Keyed by method, so that a new method at the door is never taken for cash. */
const COLLECTED_AS: Record<MethodOf<'place'>, 'terminal' | 'cash'> = { card_on_place: 'terminal', cash: 'cash' }

export function toCollect({ payment, total, is_test }: Pick<BoardOrder, 'payment' | 'total' | 'is_test'>): ToCollect {
  if (is_test) return { kind: 'nothing' }
  const { method } = payment
  if (!isOnPlace(method)) return { kind: 'paid' }
  const grosze = groszeFromWire(total)
  if (COLLECTED_AS[method] === 'terminal') return { kind: 'terminal', grosze }
  const fromGrosze = payment.cash_change_from === null ? null : groszeFromWire(payment.cash_change_from)
  return { kind: 'cash', grosze, fromGrosze, changeGrosze: fromGrosze === null ? null : fromGrosze - grosze }
}

/** Refund in grosze if this order ended now; `null` = nothing was paid. */
export function refundGrosze({ payment, total }: Pick<BoardOrder, 'payment' | 'total'>): Grosze | null {
  const isTaken = isPrepaid(payment.method) && payment.method !== 'paid' && payment.status === 'confirmed'
  return isTaken ? groszeFromWire(total) - partsTakenGrosze(payment) : null
}

const FORWARD: KitchenStep[] = ['ready', 'hand_over', 'deliver']

/** Step that can follow a planned one without waiting; it carries out the planned one at once. Contract C23. */
export function stepAfterPlanned({ planned, ...order }: BoardOrder): KitchenStep | null {
  const now = { status: order.status, deliveryType: order.delivery_type, isPacked: order.packed_at !== null }
  const effect = planned && stepEffect(planned.step, now)
  if (!effect) return null
  const after = effect.kind === 'pack' ? { ...now, isPacked: true } : { ...now, status: effect.to }
  return possibleSteps(after).find((step) => FORWARD.includes(step)) ?? null
}
