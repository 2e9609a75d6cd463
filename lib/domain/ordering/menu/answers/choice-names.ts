import type { Answer, ChoiceAnswer } from '@/lib/domain/ordering/menu/answers/answers'
import { isSet, type Product, type Products } from '@/lib/domain/ordering/menu/menu'

/** The chosen options as text, for the restaurant and the diner. Orders store it, because the menu may change. */
export function choiceNames(product: Product, answers: readonly Answer[], products: Products): string[] {
  return answers.flatMap((answer) => [
    ...optionNames(product, answer),
    ...answer.components.flatMap(({ picks }) =>
      picks.flatMap((pick) => {
        const picked = products.get(pick.productId)
        if (!picked) return []
        const nested = pick.answers.flatMap((one) => optionNames(picked, one))
        return [nested.length > 0 ? `${picked.name} (${nested.join(', ')})` : picked.name]
      }),
    ),
  ])
}

function optionNames(product: Product, { questionId, options }: ChoiceAnswer): string[] {
  const question = product.questions.find(({ id }) => id === questionId)
  if (!question || isSet(question)) return []
  return options.flatMap(({ optionId, amount }) => {
    const option = question.options.find(({ id }) => id === optionId)
    if (!option) return []
    return [amount > 1 ? `${amount} × ${option.name}` : option.name]
  })
}
