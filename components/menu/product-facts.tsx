import { useTranslations } from 'next-intl'
import { allergenNames } from '@/lib/menu/allergens'
import { isSet, type Product, type Question } from '@/lib/menu/menu'
import { formatGrosze } from '@/lib/money'
import styles from './product-card.module.css'

/** What a script would show in the product's sheet, for whoever has none: ingredients, allergens, choices. */
export function ProductFacts({ product: { ingredients, allergens, questions } }: { product: Product }) {
  const t = useTranslations('menu')
  const names = allergenNames(allergens).join(', ').toLocaleLowerCase('pl')
  return (
    <div className={styles.facts}>
      {ingredients && <p>{t('ingredients', { list: ingredients })}</p>}
      <p>{names ? t('allergens', { list: names }) : t('noAllergens')}</p>
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
