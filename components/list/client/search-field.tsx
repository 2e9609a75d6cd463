'use client'

import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { SearchSuggestionsProps } from './search-suggestions'

type Suggestions = ComponentType<SearchSuggestionsProps>
interface Props extends SearchSuggestionsProps {
  className: string | undefined
  /** The field, whose id is `id`. */
  children: ReactNode
}

const load = (show: (part: () => Suggestions) => void) =>
  import('./search-suggestions').then(
    ({ SearchSuggestions }) => show(() => SearchSuggestions),
    () => {},
  )

/**
 * Wrapper of a list's search field. Its suggestions are fetched when it first gets the focus (docs/design/browser.md);
 * without them the form works as it is.
 */
export function SearchField({ id, words, className, children }: Props) {
  const [Suggestions, setSuggestions] = useState<Suggestions>()

  useEffect(() => {
    // The diner may have been quicker than this script.
    if (document.activeElement?.id === id) load(setSuggestions)
  }, [id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus of the field in it
    <span className={className} onFocus={() => load(setSuggestions)}>
      {children}
      {Suggestions && <Suggestions id={id} words={words} />}
    </span>
  )
}

type InputProps = Omit<ComponentProps<typeof SearchField>, 'children'> & {
  inputClassName: string | undefined
  placeholder: string
  /** Text searched for. */
  value: string
}

/** The search field of a list with its suggestions. */
export function SearchFieldInput({ id, inputClassName, placeholder, value, ...props }: InputProps) {
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
