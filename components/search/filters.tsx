import { useTranslations } from 'next-intl'
import { FoldedForm } from '@/components/static-markup/folded-form'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { filterPath } from '@/components/ui/icons/filter'
import { searchParams } from '@/lib/domain/reservation/availability/search'
import type { Facet } from '@/lib/domain/search/ranked-page-schema'
import { filterFields, type ResultsQuery, resultsParams, SORTS } from '@/lib/domain/search/results-query'
import type { TablesPage } from '@/lib/domain/search/tables-schema'
import { localDateOf } from '@/lib/domain/time/time'
import styles from './filters.module.css'

type Props = { query: ResultsQuery; facets: TablesPage['facets']; now: Date }

/** Cuisine, dining area, open now (today only), sort order: a GET form that works without JavaScript. Ledger L196. */
export function Filters({ query: { search, filters }, facets, now }: Props) {
  const t = useTranslations('search')
  const set = filterFields(filters).length
  const cuisines = withChosen(facets.cuisines, filters.cuisine)
  const areas = withChosen(facets.areas, filters.area)
  return (
    <FoldedForm
      label={t('filters')}
      action={set > 0 ? t('filtersSet', { count: set }) : t('show')}
      fold={t('fold')}
      icon={filterPath}
      to="/rezerwuj"
      className={styles.filters}
    >
      {[...searchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField id="filter-cuisine" name="rodzaj-kuchni" label={t('cuisine')} defaultValue={filters.cuisine ?? ''}>
        <option value="">{t('any')}</option>
        {cuisines.map(({ key, count }) => (
          <option key={key} value={key}>
            {key} ({count})
          </option>
        ))}
      </SelectField>
      {areas.length > 1 && (
        <SelectField id="filter-area" name="strefa" label={t('area')} defaultValue={filters.area ?? ''}>
          <option value="">{t('anyArea')}</option>
          {areas.map(({ key, name, count }) => (
            <option key={key} value={key}>
              {name ?? key} ({count})
            </option>
          ))}
        </SelectField>
      )}
      <SelectField id="filter-sort" name="sort" label={t('sort')} defaultValue={filters.sort}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </SelectField>
      {search.date === localDateOf(now) && (
        <CheckboxField
          id="filter-open"
          name="otwarte"
          value="1"
          label={t('openNow')}
          defaultChecked={filters.isOpenNow}
        />
      )}
      <Button type="submit" variant="secondary" wide>
        {t('apply')}
      </Button>
      {set > 0 && <a href={`/rezerwuj?${resultsParams(search)}`}>{t('clear')}</a>}
    </FoldedForm>
  )
}

// What is chosen stays on offer, so that the form says what the list is filtered by.
function withChosen(options: Facet[], chosen: string | null): Facet[] {
  return !chosen || options.some(({ key }) => key === chosen) ? options : [...options, { key: chosen, count: 0 }]
}
