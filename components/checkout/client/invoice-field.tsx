import { useEffect, useRef, useState } from 'react'
import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { TextField } from '@/components/ui/form/text-field'

type Props = { words: CheckoutWords; error?: string }

/** The tax number for an invoice: folded, as few need it, but never where something stands in it. Contract C3. */
export function InvoiceField({ words, error }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // A draft that was kept is back in its fields by now.
    if (details.current?.querySelector('input')?.value) setOpen(true)
  }, [])
  return (
    <details
      ref={details}
      className={styles.invoice}
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.invoice}</summary>
      <TextField
        id="invoice_nip"
        name="invoice_nip"
        label={words.nip}
        optionalText={words.optional}
        hint={words.nipHint}
        maxLength={20}
        autoComplete="off"
        error={error}
      />
    </details>
  )
}
