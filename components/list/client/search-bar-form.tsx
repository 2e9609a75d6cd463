'use client'

import type { ComponentProps } from 'react'
import { SearchForm, type SearchFormProps } from '@/components/search/client/search-form'
import { Collapsible } from './collapsible'

type Props = {
  bar: Omit<ComponentProps<typeof Collapsible>, 'children'>
  form: Omit<SearchFormProps, 'children'>
  /** Parameters that a new search preserves. */
  fields: [name: string, value: string][]
}

/** The search form, folded to one line on phones. */
export function SearchBarForm({ bar, form, fields }: Props) {
  return (
    <Collapsible {...bar}>
      <SearchForm {...form}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchForm>
    </Collapsible>
  )
}
