'use client'

import { useEffect, useEffectEvent, useReducer } from 'react'
import { comboboxRole, pressInCombobox } from '@/components/form/client/combobox-keys'
import { type ComboboxState, emptyCombobox, reduceCombobox } from '@/components/form/client/combobox-state'
import { Listbox } from '@/components/form/client/listbox'
import { useSuggestions } from '@/components/form/client/use-suggestions'
import { Icon } from '@/components/ui/icon'
import { searchPath } from '@/components/ui/icons/search'
import { appName } from '@/lib/browser/api/app-name'
import { goTo } from '@/lib/browser/page/go-to'
import type { SearchSuggestion } from '@/lib/domain/list/suggestions-schema'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import styles from './search-suggestions.module.css'

/** The list's name, and the name of each kind of suggestion. */
type SuggestionWords = { suggestions: string } & Record<SearchSuggestion['kind'], string>

export interface SearchSuggestionsProps {
  id: string
  words: SuggestionWords
}

const REQUEST_OPTIONS = {
  name: 'suggestions',
  isLongEnough: (text: string) => text.trim().length > 1,
  debounceMs: 120,
  limitMs: 3000,
}

/**
 * Suggestions for a search field that is on the page already: a dish searches for its name, a cuisine sets the filter, a
 * restaurant opens its menu. The other fields of the form stay. Contract C0.
 */
export function SearchSuggestions({ id, words }: SearchSuggestionsProps) {
  const [state, dispatch] = useReducer(
    reduceCombobox<SearchSuggestion>,
    emptyCombobox as ComboboxState<SearchSuggestion>,
  )
  const { requestSuggestions, stop } = useSuggestions(SOURCE, dispatch, REQUEST_OPTIONS)

  function choose(suggestion: SearchSuggestion) {
    stop()
    dispatch({ type: 'chosen' })
    follow(suggestion, fieldOf(id))
  }

  function close() {
    stop()
    dispatch({ type: 'closed' })
  }

  const type = useEffectEvent(() => {
    dispatch({ type: 'typed' })
    if (state.status !== 'plain') requestSuggestions(fieldOf(id)?.value ?? '')
  })
  const press = useEffectEvent((event: KeyboardEvent) =>
    pressInCombobox(event, state, { choose, close, move: (by) => dispatch({ type: 'moved', by }) }),
  )
  const leave = useEffectEvent(close)

  useEffect(() => {
    const field = fieldOf(id)
    if (!field) return
    const left = new AbortController()
    const { signal } = left
    field.addEventListener('input', () => type(), { signal })
    field.addEventListener('keydown', (event) => press(event), { signal })
    field.addEventListener('blur', () => leave(), { signal })
    // Text may have been typed while this was fetched.
    if (field.value !== field.defaultValue) type()
    return () => left.abort()
  }, [id])

  useEffect(() => {
    const field = fieldOf(id)
    if (!field) return
    // A search field cannot be a combobox.
    field.type = state.status === 'plain' ? 'search' : 'text'
    const attributes = Object.entries(comboboxRole(id, state))
    for (const [name, value] of attributes) {
      if (value === undefined || state.status === 'plain') field.removeAttribute(name)
      else field.setAttribute(name, String(value))
    }
  }, [id, state])

  return (
    <Listbox
      id={id}
      state={state}
      title={words.suggestions}
      keyOf={({ kind, text, ...more }) => `${kind} ${text} ${'id' in more ? more.id : ''}`}
      onChoose={choose}
    >
      {({ kind, text }) => (
        <>
          <Icon path={searchPath} size={20} />
          <span className={`flex wrap spread baseline ${styles.option}`}>
            {text} <span className="soft small">{words[kind]}</span>
          </span>
        </>
      )}
    </Listbox>
  )
}

function fieldOf(id: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input[id="${id}"]`)
}

const SOURCE = {
  async suggest(q: string, signal: AbortSignal): Promise<SearchSuggestion[]> {
    const city = new URLSearchParams(window.location.search).get('city')
    const params = new URLSearchParams({ q, product: 'orders', ...(city && { city }) })
    const response = await fetch(`/api/suggestions?${params}`, { signal, headers: { 'x-app-name': appName() } })
    if (!response.ok) throw new Error(`suggestions answered ${response.status}`)
    const { items } = (await response.json()) as { items: SearchSuggestion[] }
    return items
  },
}

function follow(suggestion: SearchSuggestion, field: HTMLInputElement | null): void {
  const form = field?.form
  if (suggestion.kind === 'restaurant') goTo(menuPath(suggestion))
  else if (form && suggestion.kind === 'cuisine') goTo(cuisinePath(form, suggestion.text))
  else if (form) {
    field.value = suggestion.text.slice(0, field.maxLength)
    form.requestSubmit()
  }
}

/** The list of the form with this cuisine, without a search text. */
function cuisinePath(form: HTMLFormElement, cuisine: string): string {
  const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  params.delete('q')
  params.set('rodzaj-kuchni', cuisine)
  return `${new URL(form.action).pathname}?${params}`
}
