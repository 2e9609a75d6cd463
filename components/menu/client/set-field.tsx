'use client'

import { Badge } from '@/components/ui/badge'
import { FieldError } from '@/components/ui/form/field-error'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { pickAt, withPick } from '@/lib/domain/ordering/menu/answers/change-answer'
import { dietMatchOf } from '@/lib/domain/ordering/menu/diet/diet-filter'
import { isSet, type Products, type SetComponent, type SetQuestion } from '@/lib/domain/ordering/menu/menu'
import { type AnswerProps, ChoiceField } from './choice-field'
import styles from './choice-field.module.css'
import { errorText } from './error-text'
import { fieldIdOf } from './field-id'
import { PartAllergens } from './part-allergens'

type Props = AnswerProps & { question: SetQuestion; products: Products }

/** A set: the dishes of each component, and below the chosen dish its own questions. Ledger L189. */
export function SetField({ question, ...rest }: Props) {
  return (
    <div className="stack-4">
      {question.components.flatMap((component) =>
        Array.from({ length: component.count }, (_, pick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pick is its place in the component.
          <PickField key={`${component.id} ${pick}`} {...rest} setId={question.id} component={component} pick={pick} />
        )),
      )}
    </div>
  )
}

type PickProps = Omit<Props, 'question'> & { setId: number; component: SetComponent; pick: number }

function PickField({ setId, component, pick, products, ...rest }: PickProps) {
  const { answers, onAnswers, errors, filter, words } = rest
  const position = { setId, componentId: component.id, pick }
  const path = `${setId}.${component.id}.${pick}`
  const id = fieldIdOf(path)
  const chosen = pickAt(answers, position)
  const product = chosen && products.get(chosen.productId)
  const error = errors.find((one) => one.path === path || (!chosen && one.path === `${setId}.${component.id}`))
  const title =
    component.count > 1
      ? interpolate(words.pick, { title: component.title, index: pick + 1, count: component.count })
      : component.title

  return (
    <div>
      <fieldset id={pick === 0 ? fieldIdOf(`${setId}.${component.id}`) : id} className="grid one-column">
        <legend className={`flex wrap baseline full pad-2 ${styles.legend}`}>
          <span className="bold">{title}</span> <span className="soft smaller leading">{words.one}</span>
        </legend>
        <FieldError
          id={id}
          error={error && errorText(error.code, { min: 1, max: component.count, perOption: 1 }, words)}
        />
        {component.products.map(({ productId, surchargeGrosze }) => {
          const one = products.get(productId)
          if (!one) return null
          return (
            <label key={productId} className={`line-3 centred touch-high ${styles.option}`}>
              <input
                type="radio"
                name={id}
                checked={chosen?.productId === productId}
                disabled={!one.available}
                aria-invalid={error ? true : undefined}
                onChange={() => onAnswers(withPick(answers, position, one, filter))}
              />
              <span className={`grid to-start anywhere shrinks ${styles.words}`}>
                <span>{one.name}</span>
                {!one.available && <span className="soft smaller leading">{words.unavailable}</span>}
                <PartAllergens allergens={one.allergens} words={words} />
                {dietMatchOf(one, filter, products) === 'unfit' && <Badge kind="warning">{words.unfit}</Badge>}
              </span>
              {surchargeGrosze > 0 && (
                <span className="soft small numeric nowrap">
                  {interpolate(words.surcharge, { amount: formatGrosze(surchargeGrosze) })}
                </span>
              )}
            </label>
          )
        })}
      </fieldset>
      {product && product.questions.length > 0 && (
        <div className={styles.nested}>
          {product.questions.map((question) =>
            isSet(question) ? null : (
              <ChoiceField
                key={question.id}
                {...rest}
                question={question}
                position={position}
                path={`${path}.${question.id}`}
              />
            ),
          )}
        </div>
      )}
    </div>
  )
}
