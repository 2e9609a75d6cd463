'use client'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { callPanel } from '@/lib/browser/panel/call-panel'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import type { panelWords } from '@/lib/domain/panel/panel-words'
import type { AddressCheck, DeliveryCheck } from '@/lib/domain/restaurant/settings/wire'
import styles from '../settings.module.css'

type Words = (typeof panelWords)['settings']['address']
type Props = { restaurantId: number; words: Words }

/**
 * Delivery answer to any address, now and after the draft. It needs a script: no URL may hold an address. Contract C37.
 */
export function AddressCheckForm({ restaurantId, words }: Props) {
  const [found, setFound] = useState<AddressCheck | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (q.length < 3 || isBusy) return
    setBusy(true)
    const answer = await callPanel(restaurantId, 'POST', 'settings/address-check', { q })
    setBusy(false)
    setFound(answer.ok ? (answer.value as AddressCheck) : 'failed')
  }
  return (
    <section className="stack-4 shrinks scripted" aria-labelledby="address-title">
      <h2 id="address-title">{words.title}</h2>
      <p className="soft small">{words.text}</p>
      <form onSubmit={check} className={`stack-3 aside-end ${styles.inline}`}>
        <TextField id="address-q" name="q" label={words.field} autoComplete="off" maxLength={120} />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {words.button}
        </Button>
      </form>
      <div role="status">
        {found === 'failed' && <p>{words.failed}</p>}
        {found !== null && found !== 'failed' && <Found found={found} words={words} />}
      </div>
    </section>
  )
}

function Found({ found: { items, is_draft_sound: isSound }, words }: { found: AddressCheck; words: Words }) {
  return (
    <>
      {!isSound && <p>{words.unsound}</p>}
      {items.length === 0 && <p>{words.none}</p>}
      <ul className="stack-3">
        {items.map(({ address, now, draft }) => (
          <li key={address} className={`stack-2 at-start framed relative padded ${styles.touched}`}>
            <strong>{address}</strong>
            <p>
              {words.now}: {deliveryText(now, words)}
            </p>
            {draft && (
              <p>
                {words.draft}: {deliveryText(draft, words)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function deliveryText({ terms, reason }: DeliveryCheck, words: Words): string {
  if (!terms) return words.reasons[reason ?? 'outside_zone']
  const { zone, fee_grosze, min_cart_grosze, free_from_grosze, eta_minutes } = terms
  const [from, to] = eta_minutes
  const delivered = interpolate(words.delivered, {
    fee: formatGrosze(fee_grosze),
    min: formatGrosze(min_cart_grosze),
    from,
    to,
  })
  return [
    delivered,
    free_from_grosze !== null && interpolate(words.free, { from: formatGrosze(free_from_grosze) }),
    zone !== null && interpolate(words.zone, { zone }),
  ]
    .filter(Boolean)
    .join(', ')
}
