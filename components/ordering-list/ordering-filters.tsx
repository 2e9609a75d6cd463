import { useTranslations } from 'next-intl'
import searchStyles from '@/components/search/filters.module.css'
import { FoldedForm } from '@/components/static-markup/folded-form'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { filterPath } from '@/components/ui/icons/filter'
import { DIET_CODES, dietValue } from '@/lib/domain/ordering/menu/diet/diets'
import { paymentLabel } from '@/lib/domain/payment/methods'
import type { OrderingFacets } from '@/lib/domain/search/ordering/ordering-page-schema'
import {
  activeFilterCount,
  ORDERING_SORTS,
  type OrderingQuery,
  orderingPath,
} from '@/lib/domain/search/ordering/ordering-query'
import { DIET_LABELS } from '@/messages/content/diet-labels'
import { QueryFields } from './query-fields'

/**
 * Cuisine, payment, diet, open now, free delivery, sort order: a GET form that works without JavaScript. Ledger L195.
 */
export function OrderingFilters({ query, facets }: { query: OrderingQuery; facets: OrderingFacets }) {
  const t = useTranslations('orderingList')
  const set = activeFilterCount(query)
  const { mode, city, q } = query
  return (
    <FoldedForm
      label={t('filters')}
      action={set > 0 ? t('filtersSet', { count: set }) : t('show')}
      fold={t('fold')}
      icon={filterPath}
      to="/zamawiaj"
      className={searchStyles.filters}
    >
      <QueryFields query={{ mode: mode ?? 'delivery', city, q }} />
      <SelectField id="filter-cuisine" name="rodzaj-kuchni" label={t('cuisine')} defaultValue={query.cuisine ?? ''}>
        <option value="">{t('any')}</option>
        {withChosen(facets.cuisines, query.cuisine).map(({ key, count }) => (
          <option key={key} value={key}>
            {key} ({count})
          </option>
        ))}
      </SelectField>
      <SelectField id="filter-payment" name="platnosc" label={t('payment')} defaultValue={query.payment ?? ''}>
        <option value="">{t('anyPayment')}</option>
        {withChosen(facets.payments, query.payment).map(({ key, count }) => (
          <option key={key} value={key}>
            {paymentLabel(key)} ({count})
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
            {DIET_LABELS[diet]} ({facets.diets.find(({ key }) => key === diet)?.count ?? 0})
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
    </FoldedForm>
  )
}

// What is chosen stays on offer, so that the form says what the list is filtered by.
function withChosen<T extends string>(options: { key: T; count: number }[], chosen: T | null) {
  return !chosen || options.some(({ key }) => key === chosen) ? options : [...options, { key: chosen, count: 0 }]
}
