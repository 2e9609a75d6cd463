import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StaticFoldedForm } from '@/components/static-markup/static-folded-form'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { SelectField } from '@/components/ui/form/select-field'
import { filterPath } from '@/components/ui/icons/filter'
import { LISTS, type ListKind, type ListSort } from '@/lib/domain/list/list-kind'
import styles from './list.module.css'

type Option<Key extends string = string> = { key: Key; name?: string; count?: number }
type Sort = { [Kind in ListKind]: `sorts.${Kind}.${ListSort<Kind>}` }[ListKind]

type Props = {
  kind: ListKind
  /** Parameters set by the page's other forms. */
  fields: Iterable<[name: string, value: string]>
  query: { cuisine: string | null; sort: string }
  /** Orders with another name for this diner. */
  sortNames?: Partial<Record<ListSort<ListKind>, string>>
  cuisines: Option[]
  /** Number of filters set, and the list without them. */
  set: number
  clearPath: string
  /** The list's own filters. */
  children: ReactNode
  ticks: ReactNode
}

/** Cuisine, the list's own filters, sort order: a GET form that works without JavaScript. Ledger L195, L196. */
export function FilterForm({ kind, fields, query, sortNames = {}, cuisines, set, clearPath, children, ticks }: Props) {
  const t = useTranslations('list')
  const { path, sorts } = LISTS[kind]
  return (
    <StaticFoldedForm
      label={t('filters')}
      action={set > 0 ? t('filtersSet', { count: set }) : t('show')}
      fold={t('fold')}
      icon={filterPath}
      to={path}
      className={`stack-4 one-column ${styles.filters}`}
    >
      <HiddenFields fields={fields} />
      <OptionField
        id="filter-cuisine"
        name="rodzaj-kuchni"
        label={t('cuisine')}
        any={t('any')}
        options={withChosenFilter(cuisines, query.cuisine)}
        chosen={query.cuisine}
      />
      {children}
      <OptionField
        id="filter-sort"
        name="sort"
        label={t('sort')}
        options={sorts.map((sort) => ({ key: sort, name: sortNames[sort] ?? t(`sorts.${kind}.${sort}` as Sort) }))}
        chosen={query.sort}
      />
      {ticks}
      <Button type="submit" variant="secondary" wide>
        {t('apply')}
      </Button>
      {set > 0 && <a href={clearPath}>{t('clear')}</a>}
    </StaticFoldedForm>
  )
}

type OptionFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  /** Label of the empty option; without it, a choice is required. */
  any?: string
  options: Option[]
  chosen: string | null
}

/** A select of options, each with the number of restaurants that it would leave. */
export function OptionField({ any, options, chosen, ...field }: OptionFieldProps) {
  return (
    <SelectField {...field} defaultValue={chosen ?? ''}>
      {any && <option value="">{any}</option>}
      {options.map(({ key, name = key, count }) => (
        <option key={key} value={key}>
          {count === undefined ? name : `${name} (${count})`}
        </option>
      ))}
    </SelectField>
  )
}

/** Filter for restaurants that are open now. */
export function OpenNowField({ isOn }: { isOn: boolean }) {
  const t = useTranslations('list')
  return <CheckboxField id="filter-open" name="otwarte" value="1" label={t('openNow')} defaultChecked={isOn} />
}

/** Chosen options stay on offer, so that the form shows how the list is filtered. */
export function withChosenFilter<Key extends string>(options: Option<Key>[], chosen: Key | null): Option<Key>[] {
  return !chosen || options.some(({ key }) => key === chosen) ? options : [...options, { key: chosen, count: 0 }]
}
