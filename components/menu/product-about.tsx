import { fill } from '@/lib/fill'
import { allergenNames } from '@/lib/menu/allergens'
import type { Product } from '@/lib/menu/menu'
import { formatGrosze } from '@/lib/money'
import styles from './product-sheet.module.css'
import type { SheetWords } from './words'

/** What is in it. */
export function ProductAbout({ product, words }: { product: Product; words: SheetWords }) {
  const { description, ingredients, allergens, priceGrosze, depositGrosze } = product
  const names = allergenNames(allergens).join(', ').toLocaleLowerCase('pl')
  return (
    <div className={styles.about}>
      {description && <p>{description}</p>}
      <p className={styles.price}>
        {formatGrosze(priceGrosze)}
        {depositGrosze > 0 && (
          <span className={styles.small}> {fill(words.deposit, { amount: formatGrosze(depositGrosze) })}</span>
        )}
      </p>
      {ingredients && <p className={styles.small}>{fill(words.ingredients, { list: ingredients })}</p>}
      <p className={styles.small}>{names ? fill(words.allergens, { list: names }) : words.noAllergens}</p>
    </div>
  )
}
