import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from '@/components/checkout/blik-sheet.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/form/field-error'
import { Sheet } from '@/components/ui/sheet'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { readBlikCode } from '@/lib/domain/payment/blik-code'

export type BlikSheetProps = {
  words: CheckoutWords['blik']
  totalGrosze: number
  onClose: () => void
  /** Six digits; `null` where the sheet could not be fetched. */
  onCode: (code: string | null) => void
}

/**
 * Asks for the code of the bank's app after the order button: it is valid for two minutes. One field in six places, so
 * that a code can be pasted; the sixth digit sends it, as the hint says. No draft stores it. Contract C3.
 */
export function BlikSheet({ words, totalGrosze, onClose, onCode }: BlikSheetProps) {
  const [digits, setDigits] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The dialog has focused its close button by then; the field's own `autoFocus` would come before that.
  useEffect(() => field.current?.focus(), [])

  function send(text: string) {
    const code = readBlikCode(text)
    if (code !== null) return onCode(code)
    setWrong(true)
    field.current?.focus()
  }

  return (
    <Sheet open onClose={onClose} title={words.title} closeLabel={words.close}>
      <form
        noValidate
        className="stack-3 one-column"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          send(digits)
        }}
      >
        <label htmlFor="blik_code" className="bold">
          {words.label}
        </label>
        <p id="blik_code-hint" className={styles.hint}>
          {words.hint}
        </p>
        <input
          ref={field}
          id="blik_code"
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          aria-describedby={isWrong ? 'blik_code-hint blik_code-error' : 'blik_code-hint'}
          aria-invalid={isWrong || undefined}
          value={digits}
          onChange={(event) => {
            const typed = event.currentTarget.value.replace(/\D/g, '').slice(0, 6)
            setDigits(typed)
            setWrong(false)
            if (typed.length === 6 && digits.length < 6) send(typed)
          }}
        />
        <FieldError id="blik_code" error={isWrong ? words.invalid : undefined} />
        <Button type="submit" size="large" wide>
          {interpolate(words.pay, { amount: formatGrosze(totalGrosze) })}
        </Button>
      </form>
    </Sheet>
  )
}
