import { type ComponentType, createContext, useContext } from 'react'
import type { panelWords } from '@/lib/domain/panel/panel-words'
import type { Choice, DynamicChoices, FormField } from '@/lib/domain/restaurant/settings/form/form-field'
import type { Press } from '@/lib/domain/restaurant/settings/form/press'
import type { Json } from '@/lib/domain/restaurant/settings/parts'
import type { PanelPicture, SettingsView, ShownPicture } from '@/lib/domain/restaurant/settings/wire'

export interface FieldProps {
  field: FormField
  /** Its name in the form: `rooms[0].name`. */
  place: string
  value: Json | undefined
}

/** Actions of a form for its fields; the same object as long as the form is mounted. */
export interface FormActions {
  /** Sets the value at a place, `rooms[0].name`. */
  change: (place: string, value: Json) => void
  press: (press: Press) => void
  /** Renders a field of any kind: groups and lists contain others. */
  Field: ComponentType<FieldProps>
  /** Appends an item to the list's present items. */
  append: (place: string, item: Json) => void
  /** Where the list of streets has the address, if the typed point is far from it. */
  farPoint: SettingsView['far_point']
  words: (typeof panelWords)['settings']['form']
}

export const ActionsContext = createContext<FormActions | null>(null)
/** Errors by place. */
export const ProblemsContext = createContext<Readonly<Record<string, string>>>({})
/** Items added and not left yet, by place. */
export const NewItemsContext = createContext<readonly string[]>([])
/** Choices that the form itself or the menu decides. */
export const ChoicesContext = createContext<Readonly<Record<DynamicChoices, readonly Choice[]>>>({
  tables: [],
  dishes: [],
  categories: [],
  questions: [],
})

/** Pictures in the form by name, and the callback for a new one. */
interface FormPictures {
  restaurantId: number
  pictures: Readonly<Record<string, ShownPicture>>
  learn: (picture: PanelPicture) => void
}
export const PicturesContext = createContext<FormPictures>({ restaurantId: 0, pictures: {}, learn: () => {} })

export function usePictures(): FormPictures {
  return useContext(PicturesContext)
}

export function useActions(): FormActions {
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('a field outside its form')
  return actions
}

export function useProblem(place: string): string | undefined {
  return useContext(ProblemsContext)[place]
}

/** The problem of a field of several lines, or of its first wrong line: a line has no place of its own. */
export function useLinesProblem(place: string): string | undefined {
  const problems = useContext(ProblemsContext)
  return problems[place] ?? Object.entries(problems).find(([at]) => at.startsWith(`${place}[`))?.[1]
}
