'use client'

import { type FormEvent, useEffect, useState } from 'react'
import styles from '@/components/legal/marketing-question.module.css'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { callApi } from '@/lib/browser/api/call-api'
import { randomKey } from '@/lib/browser/api/random-key'
import { readStored, store } from '@/lib/browser/storage/storage'
import type words from '@/messages/pl.json'

const ANSWERED = 'marketingAsked'

type Props = {
  words: (typeof words)['marketing']
  /** Path for both answers: of an order or a reservation. */
  action: string
}

/**
 * The two consents to marketing, shown once in this browser, after an order or a reservation; neither is ticked
 * beforehand. A plain form, so that it works without a script. Ledger L101, L102, contract C42.
 */
export function MarketingQuestion({ words, action }: Props) {
  const [state, setState] = useState<'unknown' | 'open' | 'sending' | 'done'>('unknown')
  useEffect(() => {
    if (readStored(ANSWERED) === null) setState('open')
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    setState('sending')
    const answer = await callApi(action, {
      method: 'POST',
      body: Object.fromEntries(body),
      idempotencyKey: randomKey(),
    }).catch(() => null)
    if (answer?.status !== 200) return setState('open')
    store(ANSWERED, true)
    setState('done')
  }

  if (state === 'done') return <p role="status">{words.done}</p>
  return (
    <form
      method="post"
      action={action}
      onSubmit={submit}
      className={`unprinted stack-2 one-column to-start ruled ${styles.marketing}`}
      data-unknown={state === 'unknown' || undefined}
      aria-labelledby="marketing-question"
    >
      <h2 id="marketing-question" className={styles.title}>
        {words.title}
      </h2>
      <CheckboxField id="email_marketing" name="email_marketing" label={words.email} />
      <CheckboxField id="sms_marketing" name="sms_marketing" label={words.sms} />
      <p className="soft small">{words.text}</p>
      <Button type="submit" variant="secondary" busy={state === 'sending'}>
        {words.submit}
      </Button>
    </form>
  )
}
