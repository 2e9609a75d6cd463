import { useTranslations } from 'next-intl'
import { AnswerNotice, isDone, useFieldProblem } from '@/components/panel/access/answer-notice'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { fieldText } from '@/lib/domain/restaurant/settings/form/form-field'
import type { DishPrices } from '@/lib/domain/restaurant/settings/wire'
import styles from './settings.module.css'

type Props = { restaurantId: number; prices: DishPrices; answer: FormAnswer | null; attempt: string }

/** Every price, each changed at once by a form of its own. Contract C37. */
export function PricesPage({ restaurantId, prices, answer, attempt }: Props) {
  const t = useTranslations('panel.settings.pricesPage')
  const problem = useFieldProblem()
  const categories = new Map<string, DishPrices['items']>()
  for (const dish of prices.items) categories.set(dish.category, [...(categories.get(dish.category) ?? []), dish])
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p className={styles.soft}>{t('text')}</p>
      {prices.items.length === 0 && <p>{t('empty')}</p>}
      {[...categories].map(([category, dishes]) => (
        <section key={category} className={styles.section}>
          <h2>{category}</h2>
          <ul className={styles.rows}>
            {dishes.map(({ id, name, price_grosze: grosze }) => {
              const refused = answer?.form === `price ${id}` && !isDone(answer.code) ? answer : null
              return (
                <li key={id} id={`danie-${id}`} className={styles.priceRow}>
                  <form method="post" action={`/panel/form/${restaurantId}/settings-price`} className={styles.price}>
                    <input type="hidden" name="dish" value={id} />
                    <input type="hidden" name="expected" value={grosze} />
                    <input type="hidden" name="attempt" value={attempt} />
                    <TextField
                      id={`price-${id}`}
                      name="price"
                      label={name}
                      inputMode="decimal"
                      autoComplete="off"
                      defaultValue={refused?.values.price ?? fieldText('grosze', grosze)}
                      error={problem(refused, 'price')}
                    />
                    <Button type="submit" variant="secondary" aria-label={t('saveAbout', { dish: name })}>
                      {t('save')}
                    </Button>
                  </form>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
