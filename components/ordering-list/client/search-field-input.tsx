'use client'

import type { ComponentProps } from 'react'
import { SearchField } from './search-field'

type Props = Omit<ComponentProps<typeof SearchField>, 'children'> & {
  inputClassName: string | undefined
  placeholder: string
  /** What is searched for. */
  value: string
}

/** The search field of a list with its suggestions. */
export function SearchFieldInput({ id, inputClassName, placeholder, value, ...props }: Props) {
  return (
    <SearchField id={id} {...props}>
      <input
        id={id}
        type="search"
        name="q"
        className={inputClassName}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={60}
        autoComplete="off"
      />
    </SearchField>
  )
}
