import type { CheckoutWords } from '@/components/checkout/words'
import { TextField } from '@/components/ui/form/text-field'
import { formatGrosze } from '@/lib/domain/money'
import { TIPS_GROSZE } from '@/lib/domain/ordering/checkout/tip'
import { ChoiceCards } from './choice-cards'

type Props = {
  words: CheckoutWords
  chosen: string
  error?: string
  onChoose: (tip: string) => void
  onTyped: (text: string) => void
}

/** No tip is preselected. */
export function TipChoice({ words, chosen, error, onChoose, onTyped }: Props) {
  const amounts = TIPS_GROSZE.map((grosze) => ({ value: String(grosze), title: formatGrosze(grosze) }))
  return (
    <ChoiceCards
      name="tip_choice"
      legend={words.tip}
      choices={[{ value: '0', title: words.tipNone }, ...amounts, { value: 'other', title: words.tipOther }]}
      chosen={chosen}
      onChoose={onChoose}
      isCompact
    >
      {chosen === 'other' && (
        <TextField
          id="tip"
          name="tip"
          label={words.tipAmount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          error={error}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
      )}
    </ChoiceCards>
  )
}
