import { useTranslations } from 'next-intl'
import { Collapsible } from '@/components/search/client/collapsible'
import searchStyles from '@/components/search/filters.module.css'
import { StaticPart } from '@/components/static-markup/static-part'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { filterPath } from '@/components/ui/icons/filter'
import { DIET_CODES, dietValue } from '@/lib/domain/ordering/menu/diet/diets'
import { type OfferedMethod, paymentLabel } from '@/lib/domain/payment/methods'
import {
  activeFilterCount,
  ORDERING_SORTS,
  type OrderingQuery,
  orderingPath,
} from '@/lib/domain/search/ordering/ordering-query'
import { DIET_LABELS } from '@/messages/content/diet-labels'
import { QueryFields } from './query-fields'

export type FilterChoices = { cuisines: readonly string[]; payments: readonly OfferedMethod[] }

/**
 * Cuisine, payment, diet, open now, free delivery, sort order: a GET form that works without JavaScript. Ledger L195.
 */
export function OrderingFilters({ query, choices }: { query: OrderingQuery; choices: FilterChoices }) {
  const t = useTranslations('orderingList')
  const set = activeFilterCount(query)
  const { mode, city, q } = query
  return (
    <Collapsible
      label={t('filters')}
      action={set > 0 ? t('filtersSet', { count: set }) : t('show')}
      fold={t('fold')}
      icon={filterPath}
    >
      <StaticPart as="form" method="get" action="/zamawiaj" className={searchStyles.filters}>
        <QueryFields query={{ mode: mode ?? 'delivery', city, q }} />
        <SelectField id="filter-cuisine" name="rodzaj-kuchni" label={t('cuisine')} defaultValue={query.cuisine ?? ''}>
          <option value="">{t('any')}</option>
          {choices.cuisines.map((cuisine) => (
            <option key={cuisine}>{cuisine}</option>
          ))}
        </SelectField>
        <SelectField id="filter-payment" name="platnosc" label={t('payment')} defaultValue={query.payment ?? ''}>
          <option value="">{t('anyPayment')}</option>
          {choices.payments.map((method) => (
            <option key={method} value={method}>
              {paymentLabel(method)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="filter-diet"
          name="dieta"
          label={t('diet')}
          hint={t('dietHint')}
          defaultValue={query.diet ? dietValue(query.diet) : ''}
        >
          <option value="">{t('anyDiet')}</option>
          {DIET_CODES.map((diet) => (
            <option key={diet} value={dietValue(diet)}>
              {DIET_LABELS[diet]}
            </option>
          ))}
        </SelectField>
        <SelectField id="filter-sort" name="sort" label={t('sort')} defaultValue={query.sort}>
          {ORDERING_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </SelectField>
        <div>
          <CheckboxField
            id="filter-open"
            name="otwarte"
            value="1"
            label={t('openNow')}
            defaultChecked={query.isOpenNow}
          />
          {query.mode !== 'takeout' && (
            <CheckboxField
              id="filter-free"
              name="darmowa"
              value="1"
              label={t('freeDelivery')}
              defaultChecked={query.isFreeDelivery}
            />
          )}
        </div>
        <Button type="submit" variant="secondary" wide>
          {t('apply')}
        </Button>
        {set > 0 && <a href={orderingPath({ mode, city, q })}>{t('clear')}</a>}
      </StaticPart>
    </Collapsible>
  )
}
