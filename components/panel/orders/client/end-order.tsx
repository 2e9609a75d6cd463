import { type FormEvent, useId, useState } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { TextField } from '@/components/ui/form/text-field'
import { Sheet } from '@/components/ui/sheet'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { DECLINE_REASONS } from '@/lib/domain/ordering/order/order-state'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { namedPartsOf } from '@/lib/domain/panel/orders/kitchen-menu'
import { refundGrosze } from '@/lib/domain/panel/orders/order-lanes'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { soldOutCommand, stepCommand } from './order-commands'
import { useOrders } from './orders-context'

const MAX_REASON = 200

type Props = { order: BoardOrder; step: 'decline' | 'cancel' }

/** Ends an order for a reason that the diner reads; shows the refund first. Contract C1, C23. */
export function EndOrder({ order, step }: Props) {
  const { words } = useOrders()
  const [isOpen, setOpen] = useState(false)
  const title = interpolate(words[step].title, { number: order.number })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.steps[step]}
      </Button>
      {isOpen && (
        <Sheet open onClose={() => setOpen(false)} title={title} closeLabel={words.decline.close}>
          <p>{words[step].text}</p>
          <p className="bold block">{refundText(order, words)}</p>
          {step === 'decline' ? (
            <DeclineReasons order={order} onSent={() => setOpen(false)} />
          ) : (
            <CancelForm order={order} onSent={() => setOpen(false)} />
          )}
        </Sheet>
      )}
    </>
  )
}

type EndProps = { order: BoardOrder; onSent: () => void }

function DeclineReasons({ order, onSent }: EndProps) {
  const store = usePanelStore()
  const { words, dishes, canSetSoldOut } = useOrders()
  const [isNaming, setNaming] = useState(false)
  const id = useId()
  const parts = canSetSoldOut ? namedPartsOf(order.products, dishes) : []
  const decline = (reason: (typeof DECLINE_REASONS)[number]) => {
    void store.send(stepCommand(order.id, 'decline', { reason }))
    onSent()
  }
  function sellOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    for (const no of new FormData(event.currentTarget).getAll('part')) {
      const part = parts[Number(no)]
      if (part) void store.send(soldOutCommand(part, 'closing', part.optionId !== null))
    }
    decline('item_unavailable')
  }
  if (isNaming)
    return (
      <form onSubmit={sellOut} className={styles.choicesColumn}>
        <fieldset>
          <legend>{words.decline.missing}</legend>
          <p>{words.decline.missingText}</p>
          {parts.map(({ name }, no) => (
            <CheckboxField key={name} id={`${id}-${no}`} name="part" value={no} label={name} />
          ))}
        </fieldset>
        <Button type="submit" size="large">
          {words.decline.submit}
        </Button>
      </form>
    )
  return (
    <div className={styles.choicesColumn}>
      {DECLINE_REASONS.map((reason) => (
        <Button
          key={reason}
          size="large"
          variant="secondary"
          onClick={() => (reason === 'item_unavailable' && parts.length > 0 ? setNaming(true) : decline(reason))}
        >
          {words.decline.reasons[reason]}
        </Button>
      ))}
    </div>
  )
}

function CancelForm({ order, onSent }: EndProps) {
  const store = usePanelStore()
  const { cancel: words } = useOrders().words
  const [problem, setProblem] = useState('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (!reason) return setProblem(words.required)
    void store.send(stepCommand(order.id, 'cancel', { reason }))
    onSent()
  }

  return (
    <form onSubmit={submit} className={styles.choicesColumn} noValidate>
      <TextField
        id={`cancel-${order.id}`}
        label={words.reason}
        name="reason"
        maxLength={MAX_REASON}
        required
        autoComplete="off"
        error={problem || undefined}
      />
      <Button type="submit" size="large" variant="primary">
        {words.submit}
      </Button>
    </form>
  )
}

function refundText(order: BoardOrder, { decline }: ReturnType<typeof useOrders>['words']): string {
  const grosze = refundGrosze(order)
  if (grosze === null) return decline.noRefund
  return interpolate(decline.refund, { amount: formatGrosze(grosze), method: paymentLabel(order.payment.method) })
}
