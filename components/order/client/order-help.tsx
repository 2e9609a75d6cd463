'use client'

import { type FormEvent, useState } from 'react'
import styles from '@/components/order/order.module.css'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/form/text-area'
import { Notice } from '@/components/ui/notice'
import { callApi } from '@/lib/browser/api/call-api'
import type { OrderHelpRequest as Help } from '@/lib/domain/ordering/order/schema'
import { ORDER_HELP } from '@/messages/content/order-help'
import type messages from '@/messages/pl.json'

type Props = {
  words: (typeof messages)['order']['help']
  orderId: string
  /** Has a plain form just sent it? */
  isSent: boolean
}

/**
 * Help with an order, always visible: the report goes to people with the order in it. A plain form. Contract C1, C38.
 */
export function OrderHelp({ words, orderId, isSent }: Props) {
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'sent'>(isSent ? 'sent' : 'open')
  const action = `/api/orders/${orderId}/help`

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { reason: form.get('reason'), message: form.get('message') }
    setState('sending')
    const answer = await callApi(action, { method: 'POST', body }).catch(() => null)
    setState(answer?.status === 200 ? 'sent' : 'failed')
  }

  return (
    <details className={`unprinted ${styles.helpBox}`} open={isSent || undefined}>
      <summary className="touch-high semibold level">{words.title}</summary>
      <div role="status">
        {state === 'sent' && (
          <Notice kind="success">
            <p>{words.sent}</p>
          </Notice>
        )}
        {state === 'failed' && (
          <Notice kind="danger">
            <p>{words.failed}</p>
          </Notice>
        )}
      </div>
      {state !== 'sent' && (
        <form
          method="post"
          action={action}
          onSubmit={submit}
          className={`stack-3 one-column to-start ${styles.helpForm}`}
        >
          <fieldset className="grid">
            <legend>{words.what}</legend>
            {(Object.keys(ORDER_HELP.reasons) as Help['reason'][]).map((reason) => (
              <label key={reason} className="flex gap-2 centred touch-high">
                <input type="radio" name="reason" value={reason} required />
                {ORDER_HELP.reasons[reason]}
              </label>
            ))}
          </fieldset>
          <TextArea
            id="help-message"
            name="message"
            label={words.message}
            optionalText={words.optional}
            rows={2}
            maxLength={1000}
          />
          <Button type="submit" variant="secondary" busy={state === 'sending'}>
            {words.submit}
          </Button>
        </form>
      )}
    </details>
  )
}
