import { useState } from 'react'
import { useBoard, usePanelStore, useServerNow } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { interpolate } from '@/lib/domain/interpolate'
import { type KitchenStep, READY_MINUTES, TAKE_BACK_MS } from '@/lib/domain/ordering/order/kitchen-steps'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { stepAfterPlanned } from '@/lib/domain/panel/orders/order-lanes'
import { EndOrder } from './end-order'
import { orderSubject, stepCommand } from './order-commands'
import { OrderFailure } from './order-failure'
import { useOrders } from './orders-context'
import { plannedText } from './planned-text'

const MINUTES_STEP = 5
const USUAL_MINUTES = 30

/** Actions of an order: possible, in progress, and revocable. Contract C23. */
export function BoardOrderActions({ order }: { order: BoardOrder }) {
  const { words } = useOrders()
  const pending = useBoard((state) => state.pending[orderSubject(order.id)])
  const isDoing = pending && { ...pending, text: pendingText(pending, words) }
  return (
    <div className={styles.actions}>
      {isDoing && (
        <p className={styles.pending} role="status" data-phase={isDoing.phase}>
          {isDoing.text}
        </p>
      )}
      {!isDoing && (order.planned ? <Planned order={order} /> : <Steps order={order} />)}
      <OrderFailure order={order} />
    </div>
  )
}

function pendingText(
  { name, phase }: { name: string; phase: 'sending' | 'retrying' | 'queued' },
  { pending }: ReturnType<typeof useOrders>['words'],
): string {
  if (phase !== 'sending') return pending[phase]
  return name in pending ? pending[name as keyof typeof pending] : pending.ready
}

function Steps({ order }: { order: BoardOrder }) {
  const { steps } = order
  return (
    <>
      {steps.includes('accept') && <Accept order={order} />}
      {(['ready', 'hand_over', 'deliver'] as const)
        .filter((step) => steps.includes(step))
        .map((step, index) => (
          <StepButton key={step} order={order} step={step} variant={index === 0 ? 'primary' : 'secondary'} />
        ))}
    </>
  )
}

function StepButton(props: { order: BoardOrder; step: KitchenStep; variant: 'primary' | 'secondary' }) {
  const { order, step, variant } = props
  const store = usePanelStore()
  const { words: all, isCook } = useOrders()
  const { steps: words } = all
  const label =
    step === 'ready'
      ? words.ready
      : step === 'deliver'
        ? words.deliver
        : order.delivery_type === 'takeout'
          ? words.handOver
          : words.handOverCourier
  return (
    <Button
      size={isCook ? undefined : 'large'}
      variant={variant}
      onClick={() => void store.send(stepCommand(order.id, step))}
    >
      {label}
    </Button>
  )
}

function Accept({ order }: { order: BoardOrder }) {
  const store = usePanelStore()
  const { words: all, isCook } = useOrders()
  const { steps: words } = all
  const look = isCook ? ({ variant: 'secondary' } as const) : ({ variant: 'primary', size: 'large' } as const)
  const suggested = order.suggested_minutes ?? USUAL_MINUTES
  // Until it is changed by hand, it follows the kitchen's load.
  const [own, setOwn] = useState<number | null>(null)
  const minutes = own ?? suggested
  const change = (by: number) => setOwn(Math.min(READY_MINUTES.max, Math.max(READY_MINUTES.min, minutes + by)))
  if (order.customer.deliveryAt !== 'ASAP')
    return (
      <>
        <Button {...look} onClick={() => void store.send(stepCommand(order.id, 'accept'))}>
          {words.accept}
        </Button>
        {order.steps.includes('decline') && <EndOrder order={order} step="decline" />}
      </>
    )
  const accept = stepCommand(order.id, 'accept', { ready_in_minutes: minutes })
  return (
    <>
      <Button {...look} onClick={() => void store.send(accept)}>
        {interpolate(words.acceptIn, { minutes })}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in every browser */}
      <div role="group" aria-label={words.minutes} className={`stack-2 ${styles.minutes}`}>
        <button
          type="button"
          aria-label={words.less}
          aria-disabled={minutes <= READY_MINUTES.min}
          onClick={() => change(-MINUTES_STEP)}
        >
          − {MINUTES_STEP}
        </button>
        <button
          type="button"
          aria-label={words.more}
          aria-disabled={minutes >= READY_MINUTES.max}
          onClick={() => change(MINUTES_STEP)}
        >
          + {MINUTES_STEP}
        </button>
        {order.steps.includes('decline') && <EndOrder order={order} step="decline" />}
      </div>
      {/* Screen readers announce the button's new text. */}
      <VisuallyHidden role="status">{own !== null && interpolate(words.minutesValue, { minutes })}</VisuallyHidden>
      {minutes !== suggested && (
        <p className="soft small centre">{interpolate(words.suggested, { minutes: suggested })}</p>
      )}
    </>
  )
}

function Planned({ order }: { order: BoardOrder }) {
  const { words, isCook } = useOrders()
  const store = usePanelStore()
  const nowMs = useServerNow(1000)
  const { planned } = order
  if (!planned) return null
  const leftMs = Math.min(TAKE_BACK_MS, Date.parse(planned.due_at) - nowMs)
  const seconds = Math.ceil(leftMs / 1000)
  // In a grid the ticket keeps its height: what stands below it must not move.
  const next = isCook ? null : stepAfterPlanned(order)
  return (
    <>
      <p className={styles.planned} role="status">
        {plannedText(planned, words)}
      </p>
      {seconds <= 0 ? (
        <p className={styles.pending}>{words.planned.saving}</p>
      ) : (
        <Button
          size={isCook ? undefined : 'large'}
          variant="secondary"
          aria-label={words.planned.takeBack}
          onClick={() => void store.send(stepCommand(order.id, 'take_back'))}
        >
          {words.planned.takeBack}{' '}
          <span aria-hidden="true" data-numeric>
            {interpolate(words.planned.left, { seconds })}
          </span>
        </Button>
      )}
      {next && <StepButton order={order} step={next} variant="secondary" />}
    </>
  )
}
