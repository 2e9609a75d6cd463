import { createContext, useContext } from 'react'
import type { panelWords } from '@/lib/domain/panel/panel-words'
import type { Choice, DynamicChoices } from '@/lib/domain/restaurant/settings/form/form-field'
import type { Press } from '@/lib/domain/restaurant/settings/form/press'
import type { Json } from '@/lib/domain/restaurant/settings/parts'

/** What every field of a form needs of it; the same object as long as the form stands. */
export interface FormActions {
  /** Puts a value at a place, `rooms[0].name`. */
  change: (place: string, value: Json) => void
  press: (press: Press) => void
  words: (typeof panelWords)['settings']['form']
}

export const ActionsContext = createContext<FormActions | null>(null)
/** What is wrong, by place. */
export const ProblemsContext = createContext<Readonly<Record<string, string>>>({})
/** What can be chosen that the form itself or the menu decides. */
export const ChoicesContext = createContext<Readonly<Record<DynamicChoices, readonly Choice[]>>>({
  tables: [],
  dishes: [],
  categories: [],
})

export function useActions(): FormActions {
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('a field outside its form')
  return actions
}

export function useProblem(place: string): string | undefined {
  return useContext(ProblemsContext)[place]
}
