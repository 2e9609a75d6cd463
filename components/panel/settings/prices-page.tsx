import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isDone } from '@/components/panel/access/answer-notice'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
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
    <StaffPage title={t('title')} answer={answer} width="narrow">
      <p className="soft small">{t('text')}</p>
      {prices.items.length === 0 && <p>{t('empty')}</p>}
      {[...categories].map(([category, dishes]) => (
        <StaffSection key={category} title={category}>
          <ul className="stack-3">
            {dishes.map(({ id, name, price_grosze: grosze }) => {
              const own = answer?.form === `price ${id}` ? answer : null
              const refused = own && !isDone(own.code) ? own : null
              const field = { restaurantId, attempt, id, grosze }
              return (
                <li key={id} id={`danie-${id}`} className="stack-2 at-start framed relative padded">
                  <PriceForm {...field} className={`stack-3 aside-end ${styles.price}`}>
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
        </StaffSection>
      ))}
    </StaffPage>
  )
}

type PriceProps = { restaurantId: number; attempt: string; id: number; grosze: number }

type PriceFormProps = PriceProps & { more?: { price?: string; confirmed?: 1 }; className: string; children: ReactNode }

function PriceForm({ restaurantId, attempt, id, grosze, more, className, children }: PriceFormProps) {
  return (
    <form className={className} method="post" autoComplete="off" action={`/panel/form/${restaurantId}/settings-price`}>
      <HiddenFields fields={{ dish: id, expected: grosze, attempt, ...more }} />
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
      <PriceForm {...field} more={{ price: values.price, confirmed: 1 }} className="row-3 spread centred">
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
    <PriceForm {...field} more={{ price: fieldText('grosze', before), confirmed: 1 }} className="row-3 spread centred">
      <p role="status">{t('changed', { before: formatGrosze(before), after: formatGrosze(field.grosze) })}</p>
      <Button type="submit" variant="secondary" aria-label={t('undoAbout', { dish: name })}>
        {t('undo')}
      </Button>
    </PriceForm>
  )
}
