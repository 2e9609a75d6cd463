import type { ChoiceQuestion, Question, SetQuestion } from '@/lib/domain/ordering/menu/menu'
import { foodOf } from './food-of'
import type { Ask, AskOption, ChoiceAsk, MenuOutline, SetAsk } from './outline'
import { feeGrosze, optionGrosze } from './prices'

/** Assigns ids to a restaurant's questions, components and options, and finds its products by name. */
export interface MenuIds {
  question: () => number
  component: () => number
  option: () => number
  productNamed: (name: string) => number
}

export function questionOf(ask: Ask, ids: MenuIds, level: MenuOutline['prices']): Question {
  return ask.type === 'set' ? setQuestion(ask, ids) : choiceQuestion(ask, ids, level)
}

function choiceQuestion(ask: ChoiceAsk, ids: MenuIds, level: MenuOutline['prices']): ChoiceQuestion {
  const { type, title, required, min, max, free, perOption } = ask
  return {
    id: ids.question(),
    type,
    title,
    required,
    min,
    max,
    freeCount: free,
    maxPerOption: perOption,
    options: ask.options.map((option) => optionOf(option, ids, level)),
  }
}

function optionOf({ name, zloty, of, isDefault, soldOut }: AskOption, ids: MenuIds, level: MenuOutline['prices']) {
  const food = of === undefined ? { allergens: [], diets: null } : foodOf(of)
  return {
    id: ids.option(),
    name,
    priceGrosze: optionGrosze(zloty, level),
    ...food,
    available: !soldOut,
    default: isDefault ?? false,
  }
}

function setQuestion({ title, components }: SetAsk, ids: MenuIds): SetQuestion {
  return {
    id: ids.question(),
    type: 'set',
    title,
    components: components.map(({ title, count, of }) => ({
      id: ids.component(),
      title,
      count: count ?? 1,
      products: of.map((entry) => {
        const [name, surcharge] = typeof entry === 'string' ? [entry, 0] : entry
        return { productId: ids.productNamed(name), surchargeGrosze: feeGrosze(surcharge) }
      }),
    })),
  }
}
