import { useEffect, useRef, useState } from 'react'
import styles from '@/components/checkout/checkout-form.module.css'
import stepStyles from '@/components/checkout/checkout-step.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import type { CheckoutErrors } from './state/use-checkout-errors'
import { TipChoice } from './tip-choice'

type Props = {
  words: CheckoutWords
  errors: CheckoutErrors
  isTakeout: boolean
  /** Does one of the fields have an error? */
  isOpen: boolean
  tip: string
  onTip: (tip: string) => void
  onTipTyped: (text: string) => void
}

/** Fields that few need, folded, unless one is filled in. Contract C3. */
export function MoreFields({ words, errors, isTakeout, isOpen, tip, onTip, onTipTyped }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  useEffect(() => {
    // A stored draft is back in its fields by now.
    const filled = details.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=radio]), textarea',
    )
    if (tip !== '0' || [...(filled ?? [])].some(({ value }) => value)) setUnfolded(true)
  }, [tip])
  return (
    <details
      ref={details}
      className={stepStyles.fold}
      open={isUnfolded || isOpen}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary className="touch-high semibold level">{words.more}</summary>
      <div className={`stack-5 one-column ${stepStyles.folded}`}>
        <TipChoice words={words} chosen={tip} error={errors.tip} onChoose={onTip} onTyped={onTipTyped} />
        <TextArea
          id="notes"
          name="notes"
          label={words.notes}
          optionalText={words.optional}
          rows={1}
          maxLength={500}
          className={styles.shortArea}
          error={errors.notes}
        />
        {!isTakeout && (
          <TextArea
            id="courier_notes"
            name="courier_notes"
            label={words.courierNotes}
            optionalText={words.optional}
            hint={words.courierHint}
            rows={1}
            maxLength={500}
            className={styles.shortArea}
            error={errors.courier_notes}
          />
        )}
        <TextField
          id="invoice_nip"
          name="invoice_nip"
          label={words.invoice}
          optionalText={words.optional}
          hint={words.nipHint}
          maxLength={20}
          autoComplete="off"
          error={errors.invoice_nip}
        />
      </div>
    </details>
  )
}
