import { useEffect, useRef, useState } from 'react'
import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { callApi } from '@/lib/browser/api/call-api'
import { bringIntoView } from '@/lib/browser/page/bring-into-view'
import { interpolate } from '@/lib/domain/interpolate'

type OpenOrderSummary = { number: string; state: string }

export type OpenOrderProps = { words: CheckoutWords; restaurantId: number }

/**
 * The open order, shown to a diner who returns from the bank to an empty cart. Its key stays on the server. B5, C19.
 */
export function OpenOrder({ words, restaurantId }: OpenOrderProps) {
  const [open, setOpen] = useState<OpenOrderSummary | null>(null)
  const path = `/api/recent/open/${restaurantId}`
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const isMounted = { current: true }
    callApi(path).then(
      ({ status, json }) =>
        isMounted.current && status === 200 && setOpen((json as { order: OpenOrderSummary | null }).order),
      () => {}, // logged by the call; the page of recent orders still shows it
    )
    return () => {
      isMounted.current = false
    }
  }, [path])

  // After Back from the bank the browser restores the scroll position of the long form; this page is shorter.
  useEffect(() => {
    if (open) bringIntoView(notice.current)
  }, [open])

  return (
    <div role="status" ref={notice}>
      {open && (
        <Notice className={styles.openOrder} title={interpolate(words.openTitle, { number: open.number })}>
          <p>{interpolate(words.openText, { state: open.state })}</p>
          <ButtonLink href={`${path}/go`} target="_top">
            {words.openGo}
          </ButtonLink>
        </Notice>
      )}
    </div>
  )
}
