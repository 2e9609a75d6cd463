import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { AnswerNotice, isDone } from '@/components/panel/access/answer-notice'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { formatGrosze, groszeFromTyped } from '@/lib/domain/money'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { fieldText } from '@/lib/domain/restaurant/settings/form/form-field'
import type { DishPrices } from '@/lib/domain/restaurant/settings/wire'
import styles from './settings.module.css'

type Props = { restaurantId: number; prices: DishPrices; answer: FormAnswer | null; attempt: string }

/** All prices, each changed at once by a form of its own. Contract C37. */
export function PricesPage({ restaurantId, prices, answer, attempt }: Props) {
  const t = useTranslations('panel.settings.pricesPage')
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
              const own = answer?.form === `price ${id}` ? answer : null
              const refused = own && !isDone(own.code) ? own : null
              const field = { restaurantId, attempt, id, grosze }
              return (
                <li key={id} id={`danie-${id}`} className={styles.priceRow}>
                  <PriceForm {...field} className={styles.price}>
                    <TextField
                      id={`price-${id}`}
                      name="price"
                      label={name}
                      inputMode="decimal"
                      autoComplete="off"
                      defaultValue={refused?.values.price ?? fieldText('grosze', grosze)}
                      error={refused?.fields?.price}
                    />
                    <Button type="submit" variant="secondary" aria-label={t('saveAbout', { dish: name })}>
                      {t('save')}
                    </Button>
                  </PriceForm>
                  {own && <PriceAnswer {...field} name={name} answer={own} />}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

type PriceProps = { restaurantId: number; attempt: string; id: number; grosze: number }

function PriceForm({
  restaurantId,
  attempt,
  id,
  grosze,
  ...own
}: PriceProps & Pick<ComponentProps<'form'>, 'className' | 'children'>) {
  const { children, ...form } = own
  return (
    <form {...form} method="post" action={`/panel/form/${restaurantId}/settings-price`}>
      <input type="hidden" name="dish" value={id} />
      <input type="hidden" name="expected" value={grosze} />
      <input type="hidden" name="attempt" value={attempt} />
      {children}
    </form>
  )
}

/** Answer at the dish itself: the undo of a change, and the confirmation of a large one. */
function PriceAnswer({ name, answer, ...field }: PriceProps & { name: string; answer: FormAnswer }) {
  const t = useTranslations('panel.settings.pricesPage')
  const { code, values } = answer
  if (code === 'priceFar') {
    const after = groszeFromTyped(values.price ?? '')
    return (
      <PriceForm {...field} className={styles.answer}>
        <input type="hidden" name="price" value={values.price} />
        <input type="hidden" name="confirmed" value="1" />
        <p role="status">
          {t('far', {
            before: formatGrosze(field.grosze),
            after: after === null ? (values.price ?? '') : formatGrosze(after),
          })}
        </p>
        <Button type="submit">{t('confirm')}</Button>
      </PriceForm>
    )
  }
  const before = Number(values.before)
  if (code !== 'priceChanged' || !Number.isSafeInteger(before) || before === field.grosze) return null
  return (
    <PriceForm {...field} className={styles.answer}>
      <input type="hidden" name="price" value={fieldText('grosze', before)} />
      <input type="hidden" name="confirmed" value="1" />
      <p role="status">{t('changed', { before: formatGrosze(before), after: formatGrosze(field.grosze) })}</p>
      <Button type="submit" variant="secondary" aria-label={t('undoAbout', { dish: name })}>
        {t('undo')}
      </Button>
    </PriceForm>
  )
}
