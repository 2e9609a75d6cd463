import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import {
  activeFilterCount,
  EMPTY_QUERY,
  type OrderingQuery,
  orderingFields,
  orderingPath,
} from '@/lib/domain/list/ordering/ordering-query'
import type { OrderingFacets } from '@/lib/domain/list/schema'
import { DIET_CODES, dietValue } from '@/lib/domain/ordering/menu/diet/diets'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { DIET_LABELS } from '@/messages/content/diet-labels'
import { FilterForm, OpenNowField, OptionField, withChosenFilter } from '../filter-form'

/** Cuisine, payment, diet, open now, free delivery, sort order. Ledger L195. */
export function OrderingFilters({ query, facets }: { query: OrderingQuery; facets: OrderingFacets }) {
  const t = useTranslations('orderingList')
  const { mode, city, q, payment, diet } = query
  const payments = withChosenFilter(facets.payments, payment)
  const dietCounts = new Map(facets.diets.map(({ key, count }) => [key, count]))
  return (
    <FilterForm
      kind="orders"
      fields={orderingFields({ ...EMPTY_QUERY, mode: mode ?? 'delivery', city, q })}
      query={query}
      cuisines={facets.cuisines}
      set={activeFilterCount(query)}
      clearPath={orderingPath({ mode, city, q })}
      ticks={
        <div>
          <OpenNowField isOn={query.isOpenNow} />
          {mode !== 'takeout' && (
            <CheckboxField
              id="filter-free"
              name="darmowa"
              value="1"
              label={t('freeDelivery')}
              defaultChecked={query.isFreeDelivery}
            />
          )}
        </div>
      }
    >
      <OptionField
        id="filter-payment"
        name="platnosc"
        label={t('payment')}
        any={t('anyPayment')}
        options={payments.map(({ key, count }) => ({ key, name: paymentLabel(key), count }))}
        chosen={payment}
      />
      <OptionField
        id="filter-diet"
        name="dieta"
        label={t('diet')}
        hint={t('dietHint')}
        any={t('anyDiet')}
        options={DIET_CODES.map((code) => ({
          key: dietValue(code),
          name: DIET_LABELS[code],
          count: dietCounts.get(code) ?? 0,
        }))}
        chosen={diet && dietValue(diet)}
      />
    </FilterForm>
  )
}
