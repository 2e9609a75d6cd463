import { interpolate } from '@/lib/fill'
import { allergenTexts } from '@/lib/menu/allergen-texts'
import { allergensChosen } from '@/lib/menu/allergens-of'
import type { Answer } from '@/lib/menu/answers'
import type { Product, Products } from '@/lib/menu/menu'
import { formatGrosze } from '@/lib/money'
import styles from './product-sheet.module.css'
import type { SheetWords } from './words'

type Props = { product: Product; answers: Answer[]; products: Products; words: SheetWords }

/** What is in it, as it is chosen. */
export function ProductDescription({ product, answers, products, words }: Props) {
  const { description, ingredients, priceGrosze, depositGrosze } = product
  return (
    <div className={styles.about}>
      {description && <p>{description}</p>}
      <p className={styles.price}>
        {formatGrosze(priceGrosze)}
        {depositGrosze > 0 && (
          <span className={styles.small}> {interpolate(words.deposit, { amount: formatGrosze(depositGrosze) })}</span>
        )}
      </p>
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
