import type { Ask, AskOption, ChoiceAsk, Dish, SetAsk } from './outline'

type Limits = Partial<Pick<ChoiceAsk, 'min' | 'max' | 'free' | 'perOption'>>

/** Radios: exactly one. */
export function oneOf(title: string, options: AskOption[]): ChoiceAsk {
  return choice({ type: 'single-choice', title, required: true, min: 1, max: 1, options })
}

/** Radios, of which none need be chosen. */
export function atMostOneOf(title: string, options: AskOption[]): ChoiceAsk {
  return choice({ type: 'single-choice', title, max: 1, options })
}

/** Check boxes; `max` 0 is no limit. */
export function manyOf(title: string, options: AskOption[], limits: Limits = {}): ChoiceAsk {
  return choice({ type: 'multiple-choice', title, required: (limits.min ?? 0) > 0, options, ...limits })
}

/** One optional box. */
export function box(title: string, option: AskOption): ChoiceAsk {
  return choice({ type: 'checkbox', title, max: 1, options: [option] })
}

/** One required box. */
export function mustTick(title: string, name: string): ChoiceAsk {
  return choice({ type: 'checkbox', title, required: true, min: 1, max: 1, options: [option(name)] })
}

export function setOf(title: string, components: SetAsk['components']): SetAsk {
  return { type: 'set', title, components }
}

/** An option that is not food, or food whose name is not in the ingredients. */
export function option(name: string, zloty = 0, of?: string): AskOption {
  return { name, zloty, ...(of !== undefined && { of }) }
}

export function byDefault(option: AskOption): AskOption {
  return { ...option, isDefault: true }
}

export function soldOut(option: AskOption): AskOption {
  return { ...option, soldOut: true }
}

/** 'mozzarella 5, rukola 3.50' as options that are ingredients themselves; without a price they are free. */
export function foods(list: string): AskOption[] {
  return list.split(', ').map((entry) => {
    const [, name = entry, zloty = '0'] = /^(.*?)(?: (\d+(?:\.\d+)?))?$/.exec(entry) ?? []
    return { name: name.charAt(0).toUpperCase() + name.slice(1), zloty: Number(zloty), of: name }
  })
}

/** The dish with the restaurant's own name, price or questions. */
export function own(dish: Dish, changes: Partial<Dish>): Dish {
  return { ...dish, ...changes }
}

/** The dish with more questions. */
export function asking(dish: Dish, ...asks: Ask[]): Dish {
  return { ...dish, asks: [...(dish.asks ?? []), ...asks] }
}

function choice(given: Pick<ChoiceAsk, 'type' | 'title' | 'options'> & Partial<ChoiceAsk>): ChoiceAsk {
  return { required: false, min: 0, max: 0, free: 0, perOption: 1, ...given }
}
