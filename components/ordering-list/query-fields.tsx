import { EMPTY_QUERY, type OrderingQuery, orderingFields } from '@/lib/domain/search/ordering/ordering-query'

/** The parameters set by the page's other forms, as hidden fields. */
export function QueryFields({ query }: { query: Partial<OrderingQuery> }) {
  return orderingFields({ ...EMPTY_QUERY, ...query }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
