import { useMessages, useTranslations } from 'next-intl'
import { formatGrosze } from '@/lib/domain/money'
import { allergensPossible } from '@/lib/domain/ordering/menu/diet/allergen-facts'
import { allergenTexts } from '@/lib/domain/ordering/menu/diet/allergen-texts'
import { isSet, type Product, type Products, type Question } from '@/lib/domain/ordering/menu/menu'
import styles from './product-card.module.css'

/** Content of the product's sheet, for pages without a script: ingredients, allergens, options. */
export function ProductFacts({ product, products }: { product: Product; products: Products }) {
  const t = useTranslations('menu')
  const { sheet } = useMessages().menu
  const { ingredients, questions } = product
  return (
    <div className={styles.facts}>
      {ingredients && <p>{t('ingredients', { list: ingredients })}</p>}
      {allergenTexts(allergensPossible(product, products), sheet).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {questions.map((question) => (
        <Choices key={question.id} question={question} />
      ))}
    </div>
  )
}

function Choices({ question }: { question: Question }) {
  const t = useTranslations('menu')
  if (isSet(question)) return null
  const list = question.options
    .filter(({ available }) => available)
    .map(({ name, priceGrosze }) => (priceGrosze > 0 ? `${name} +${formatGrosze(priceGrosze)}` : name))
  return <p>{t('choices', { title: question.title, list: list.join(', ') })}</p>
}
