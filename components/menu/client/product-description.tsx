import type { SheetWords } from '@/components/menu/words'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, type Grosze } from '@/lib/domain/money'
import type { Answer } from '@/lib/domain/ordering/menu/answers/answers'
import { allergensChosen } from '@/lib/domain/ordering/menu/diet/allergen-facts'
import { allergenTexts } from '@/lib/domain/ordering/menu/diet/allergen-texts'
import type { Reduction } from '@/lib/domain/ordering/menu/discount-price'
import { activeDiscountText } from '@/lib/domain/ordering/menu/discount-text'
import type { Product, Products } from '@/lib/domain/ordering/menu/menu'
import { servingTimesText } from '@/lib/domain/ordering/menu/serving-times'
import styles from './product-sheet.module.css'

type Props = {
  product: Product
  /** The reductions of its price for this order. */
  reduction: Reduction | null
  answers: Answer[]
  products: Products
  words: SheetWords
}

/** The allergens and diets of the product as configured. */
export function ProductDescription({ product, reduction, answers, products, words }: Props) {
  const { description, ingredients, priceGrosze, depositGrosze, servingTimes = [] } = product
  return (
    <div className="stack-2">
      {description && <p>{description}</p>}
      <p className="large bold numeric">
        <Price grosze={priceGrosze} reduction={reduction} words={words} />
        {depositGrosze > 0 && (
          <span className={styles.small}> {interpolate(words.deposit, { amount: formatGrosze(depositGrosze) })}</span>
        )}
      </p>
      {servingTimes.length > 0 && <p>{interpolate(words.served, { when: servingTimesText(servingTimes) })}</p>}
      {ingredients && <p className={styles.small}>{interpolate(words.ingredients, { list: ingredients })}</p>}
      <div aria-live="polite">
        {allergenTexts(allergensChosen(product, answers, products), words).map((text) => (
          <p key={text} className={styles.small}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}

function Price({ grosze, reduction, words }: { grosze: Grosze } & Pick<Props, 'reduction' | 'words'>) {
  if (!reduction) return formatGrosze(grosze)
  return (
    <>
      <ins className="accent plain-link">
        <VisuallyHidden>{words.reduced} </VisuallyHidden>
        {formatGrosze(reduction.grosze)}
      </ins>{' '}
      <del className={styles.small}>
        <VisuallyHidden>{words.regular} </VisuallyHidden>
        {formatGrosze(grosze)}
      </del>{' '}
      <span className="accent small">{activeDiscountText(reduction.discount)}</span>
    </>
  )
}
