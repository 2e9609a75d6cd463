import { useTranslations } from 'next-intl'
import { SearchFieldInput } from '@/components/list/client/search-field'
import { Button } from '@/components/ui/button'
import fieldStyles from '@/components/ui/form/field.module.css'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { Icon } from '@/components/ui/icon'
import { searchPath } from '@/components/ui/icons/search'
import { type OrderingQuery, orderingFields, orderingPath } from '@/lib/domain/list/ordering/ordering-query'
import styles from './ordering-list.module.css'

/** Searches a restaurant or a dish by name, with or without Polish letters. */
export function OrderingSearch({ query }: { query: OrderingQuery }) {
  const t = useTranslations('orderingList')
  const rest = { ...query, q: '' }
  return (
    <search>
      <form method="get" action="/zamawiaj" className={`stack-2 aside-end centred ${styles.search}`}>
        <HiddenFields fields={orderingFields({ ...rest, mode: query.mode ?? 'delivery' })} />
        <label htmlFor="kitchen-q" className={`small semibold whole-line ${styles.searchLabel}`}>
          {t('search')}
        </label>
        <SearchFieldInput
          id="kitchen-q"
          className="block relative"
          words={{
            suggestions: t('suggestions'),
            dish: t('suggested.dish'),
            cuisine: t('suggested.cuisine'),
            restaurant: t('suggested.restaurant'),
          }}
          inputClassName={fieldStyles.control}
          placeholder={t('searchHint')}
          value={query.q}
        />
        <Button type="submit" variant="secondary" aria-label={t('find')}>
          <Icon path={searchPath} size={20} />
        </Button>
        {query.q && (
          <a href={orderingPath(rest)} className={`centred small whole-line ${styles.clear}`}>
            {t('clearSearch')}
          </a>
        )}
      </form>
    </search>
  )
}
