import { type FormEvent, type ReactNode, useState } from 'react'
import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { Sheet } from '@/components/ui/sheet'
import { isPreferred, PANEL_PRINTS, storePreference } from '@/lib/browser/panel/device-preference'
import type { Command } from '@/lib/browser/panel/panel-store'
import { interpolate } from '@/lib/domain/interpolate'
import { PAUSED_REASONS } from '@/lib/domain/ordering/availability/paused'
import { settingFailureText } from './failure-text'
import { KITCHEN_LOAD_SUBJECT, kitchenLoadCommand, LIMIT_SUBJECT, limitCommand } from './order-commands'
import { useOrders } from './orders-context'

const BUSY_MINUTES = [10, 20, 30, 40, 50, 60]
const BUSY_FOR = ['30', '60', '120', '180'] as const
const PAUSE_FOR = ['15', '30', '60', '120', 'hand'] as const
const USUAL_BUSY = 20
const MAX_PER_QUARTER = 60

/** Busy, a pause, tonight's limit; and whether this device prints automatically. Contract C23. */
export function KitchenLoadSheet({ onClose }: { onClose: () => void }) {
  const { words } = useOrders()
  const store = usePanelStore()
  const paused = useBoard((state) => state.board.orders_paused)
  const pending = useBoard((state) => state.pending[KITCHEN_LOAD_SUBJECT] ?? state.pending[LIMIT_SUBJECT])
  const { kitchenLoad } = words
  const untilIn = (minutes: number) => new Date(store.nowMs() + minutes * 60_000).toISOString()
  const send = async (command: Command) => {
    const { kind } = await store.send(command)
    if (kind === 'done') onClose()
  }

  const setBusy = (form: FormData) =>
    send(
      kitchenLoadCommand(paused, {
        kind: 'busy',
        minutes: Number(form.get('minutes')),
        until: untilIn(Number(form.get('for'))),
      }),
    )
  const setPause = (form: FormData) => {
    const end = String(form.get('end'))
    const reason = PAUSED_REASONS.find((one) => one === form.get('reason')) ?? 'other'
    return send(
      kitchenLoadCommand(paused, { kind: 'paused', reason, until: end === 'hand' ? null : untilIn(Number(end)) }),
    )
  }
  const setLimit = (form: FormData) => send(limitCommand(Number(form.get('limit'))))

  return (
    <Sheet open onClose={onClose} title={kitchenLoad.title} closeLabel={words.kitchen.close}>
      <SettingFailures />
      {paused && (
        <Button
          wide
          size="large"
          variant="primary"
          busy={!!pending}
          onClick={() => void send(kitchenLoadCommand(paused, null))}
        >
          {kitchenLoad.usual}
        </Button>
      )}
      <Section title={kitchenLoad.busy} text={kitchenLoad.busyText} submit={kitchenLoad.setBusy} onSubmit={setBusy}>
        <Choice
          name="minutes"
          label={kitchenLoad.add}
          initial={USUAL_BUSY}
          texts={BUSY_MINUTES.map((minutes) => [minutes, interpolate(kitchenLoad.minutes, { minutes })])}
        />
        <Choice
          name="for"
          label={kitchenLoad.for}
          initial={60}
          texts={BUSY_FOR.map((minutes) => [minutes, kitchenLoad.hours[minutes]])}
        />
      </Section>
      <Section title={kitchenLoad.pause} submit={kitchenLoad.setPause} onSubmit={setPause}>
        <Choice
          name="reason"
          label={kitchenLoad.reason}
          initial="too-many-orders"
          texts={PAUSED_REASONS.map((reason) => [reason, kitchenLoad.reasons[reason]])}
        />
        <Choice
          name="end"
          label={kitchenLoad.end}
          initial={30}
          texts={PAUSE_FOR.map((end) => [end, kitchenLoad.ends[end]])}
        />
      </Section>
      <Section title={kitchenLoad.limit} text={kitchenLoad.limitText} submit={kitchenLoad.setLimit} onSubmit={setLimit}>
        <LimitField />
        <Button variant="quiet" onClick={() => void send(limitCommand(null))}>
          {kitchenLoad.noLimit}
        </Button>
      </Section>
      <TicketPreference />
    </Sheet>
  )
}

function SettingFailures() {
  const { words } = useOrders()
  const failure = useBoard((state) => state.failures[KITCHEN_LOAD_SUBJECT] ?? state.failures[LIMIT_SUBJECT])
  if (!failure) return null
  return (
    <Notice kind="warning" role="alert">
      <p>{settingFailureText(failure, words)}</p>
    </Notice>
  )
}

type SectionProps = {
  title: string
  text?: string
  submit: string
  onSubmit: (form: FormData) => unknown
  children: ReactNode
}

function Section({ title, text, submit, onSubmit, children }: SectionProps) {
  const handle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form className={`stack-3 ruled-below ${styles.section}`} onSubmit={handle}>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      <div className={`stack-3 ${styles.fields}`}>{children}</div>
      <Button type="submit" size="large" variant="secondary">
        {submit}
      </Button>
    </form>
  )
}

type ChoiceProps = { name: string; label: string; initial: string | number; texts: [string | number, string][] }

function Choice({ name, label, initial, texts }: ChoiceProps) {
  return (
    <SelectField id={`load-${name}`} name={name} label={label} defaultValue={initial}>
      {texts.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

function LimitField() {
  const { kitchenLoad } = useOrders().words
  const limit = useBoard((state) => state.board.kitchen_limit)
  return (
    <TextField
      id="load-limit"
      label={kitchenLoad.perQuarter}
      name="limit"
      type="number"
      inputMode="numeric"
      required
      min={0}
      max={MAX_PER_QUARTER}
      defaultValue={limit?.orders_per_quarter}
    />
  )
}

function TicketPreference() {
  const { kitchenLoad } = useOrders().words
  const [isOn, setOn] = useState(() => isPreferred(PANEL_PRINTS))
  return (
    <CheckboxField
      id="load-prints"
      label={kitchenLoad.print}
      checked={isOn}
      onChange={({ target }) => {
        storePreference(PANEL_PRINTS, target.checked)
        setOn(target.checked)
      }}
    />
  )
}
