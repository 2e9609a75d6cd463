'use client'

import type { SheetWords } from '@/components/menu/words'
import { Amount } from '@/components/ui/amount'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { isPartFit } from '@/lib/domain/ordering/menu/diet/diet-filter'
import type { DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import type { ChoiceQuestion, Option } from '@/lib/domain/ordering/menu/menu'
import styles from './choice-field.module.css'
import { PartAllergens } from './part-allergens'

type Props = {
  name: string
  option: Option
  question: ChoiceQuestion
  amount: number
  takesMore: boolean
  isInvalid: boolean
  onAmount: (amount: number) => void
  filter: DietWish
  words: SheetWords
}

/** One option: its price, its allergens, and whether it passes the diner's filter. */
export function OptionRow({ name, option, question, amount, takesMore, isInvalid, onAmount, filter, words }: Props) {
  const isStepped = question.type === 'multiple-choice' && question.maxPerOption > 1
  const input = {
    id: `${name}-${option.id}`,
    name,
    checked: amount > 0,
    disabled: !option.available && amount === 0,
    'aria-invalid': isInvalid || undefined,
  }
  const face = <OptionFace option={option} filter={filter} words={words} />

  if (isStepped) {
    return (
      <div className={`line-3 centred touch-high ${styles.option} ${styles.stepped}`}>
        {face}
        <Amount
          size="small"
          amount={amount}
          min={0}
          max={takesMore && option.available ? amount + 1 : amount}
          onAmount={onAmount}
          label={option.name}
          lessLabel={interpolate(words.less, { name: option.name })}
          moreLabel={interpolate(words.more, { name: option.name })}
        />
      </div>
    )
  }
  return (
    <label
      htmlFor={input.id}
      className={classNames('line-3 centred touch-high', styles.option, !option.available && styles.unavailable)}
    >
      {question.type === 'single-choice' ? (
        <input {...input} type="radio" onChange={() => onAmount(1)} />
      ) : (
        <input
          {...input}
          type="checkbox"
          disabled={input.disabled || (amount === 0 && !takesMore)}
          onChange={() => onAmount(amount > 0 ? 0 : 1)}
        />
      )}
      {face}
    </label>
  )
}

function OptionFace({ option, filter, words }: Pick<Props, 'option' | 'filter' | 'words'>) {
  const { name, priceGrosze, allergens, available } = option
  return (
    <>
      <span className={`grid to-start anywhere shrinks ${styles.words}`}>
        <span>{name}</span>
        <PartAllergens allergens={allergens} words={words} />
        {!available && <span className="soft smaller leading">{words.unavailable}</span>}
        {!isPartFit(option, filter) && <Badge kind="warning">{words.unfit}</Badge>}
      </span>
      {priceGrosze > 0 && (
        <span className="soft small numeric nowrap">
          {interpolate(words.surcharge, { amount: formatGrosze(priceGrosze) })}
        </span>
      )}
    </>
  )
}
