import { useTranslations } from 'next-intl'
import { StaticPart } from '@/components/static-markup/static-part'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { filterPath } from '@/components/ui/icons/filter'
import { searchParams } from '@/lib/domain/reservation/availability/search'
import { filterFields, type ResultsQuery, resultsParams, SORTS } from '@/lib/domain/search/results-query'
import { localDateOf } from '@/lib/domain/time/time'
import { Collapsible } from './client/collapsible'
import styles from './filters.module.css'

export type FilterChoices = { cuisines: string[]; areas: { key: string; name: string }[] }

type Props = { query: ResultsQuery; choices: FilterChoices; now: Date }

/** Cuisine, dining area, open now (today only), sort order: a GET form that works without JavaScript. Ledger L196. */
export function Filters({ query: { search, filters }, choices, now }: Props) {
  const t = useTranslations('search')
  const set = filterFields(filters).length
  return (
    <Collapsible
      label={t('filters')}
      action={set > 0 ? t('filtersSet', { count: set }) : t('show')}
      fold={t('fold')}
      icon={filterPath}
    >
      <StaticPart as="form" method="get" action="/rezerwuj" className={styles.filters}>
        {[...searchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField id="filter-cuisine" name="rodzaj-kuchni" label={t('cuisine')} defaultValue={filters.cuisine ?? ''}>
          <option value="">{t('any')}</option>
          {choices.cuisines.map((cuisine) => (
            <option key={cuisine}>{cuisine}</option>
          ))}
        </SelectField>
        {choices.areas.length > 1 && (
          <SelectField id="filter-area" name="strefa" label={t('area')} defaultValue={filters.area ?? ''}>
            <option value="">{t('anyArea')}</option>
            {choices.areas.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
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
      </StaticPart>
    </Collapsible>
  )
}
