'use client'

import type { SheetWords } from '@/components/menu/words'
import { errorId } from '@/components/ui/form/field-attributes'
import { FieldError } from '@/components/ui/form/field-error'
import { interpolate } from '@/lib/domain/interpolate'
import { type AnswerError, questionLimitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer } from '@/lib/domain/ordering/menu/answers/answers'
import {
  type AnswerPosition,
  chosenAt,
  chosenWith,
  takesMore,
  withChosen,
} from '@/lib/domain/ordering/menu/answers/change-answer'
import type { DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import type { ChoiceQuestion } from '@/lib/domain/ordering/menu/menu'
import styles from './choice-field.module.css'
import { errorText } from './error-text'
import { fieldIdOf } from './field-id'
import { OptionRow } from './option-row'

export interface AnswerProps {
  answers: Answer[]
  onAnswers: (answers: Answer[]) => void
  errors: AnswerError[]
  filter: DietWish
  words: SheetWords
}
type Props = AnswerProps & { question: ChoiceQuestion; position: AnswerPosition; path: string }

/** Radios, boxes, boxes with steppers, or one box, as the question requires. Ledger L186–L188. */
export function ChoiceField({ question, position, path, answers, onAnswers, errors, filter, words }: Props) {
  const id = fieldIdOf(path)
  const chosen = chosenAt(answers, position, question.id)
  const error = errors.find((one) => one.path === path)
  const message = error && errorText(error.code, questionLimitsOf(question), words)
  const isRadio = question.type === 'single-choice'
  const change = (optionId: number, amount: number) =>
    onAnswers(withChosen(answers, position, question.id, chosenWith(chosen, question, optionId, amount)))

  return (
    <fieldset id={id} className="grid one-column" aria-describedby={message ? errorId(id) : undefined}>
      <legend className={`flex wrap baseline full pad-2 ${styles.legend}`}>
        <span className="bold">{question.title}</span>{' '}
        <span className="soft smaller leading">{ruleText(question, words)}</span>
      </legend>
      <FieldError id={id} error={message} />
      {isRadio && !question.required && (
        <label className={`line-3 centred touch-high ${styles.option}`}>
          <input
            type="radio"
            name={id}
            checked={chosen.length === 0}
            onChange={() => onAnswers(withChosen(answers, position, question.id, []))}
          />
          <span>{words.none}</span>
        </label>
      )}
      {question.options.map((option) => (
        <OptionRow
          key={option.id}
          name={id}
          option={option}
          question={question}
          amount={chosen.find(({ optionId }) => optionId === option.id)?.amount ?? 0}
          takesMore={takesMore(chosen, question, option.id)}
          isInvalid={message !== undefined}
          onAmount={(amount) => change(option.id, amount)}
          filter={filter}
          words={words}
        />
      ))}
    </fieldset>
  )
}

function ruleText(question: ChoiceQuestion, words: SheetWords): string {
  const { min, max } = questionLimitsOf(question)
  const free = question.freeCount > 0 && question.type === 'multiple-choice'
  return [
    question.type === 'checkbox' ? question.required && words.required : amountText(min, max, words),
    free && interpolate(words.free, { count: question.freeCount }),
  ]
    .filter(Boolean)
    .join(', ')
}

function amountText(min: number, max: number, words: SheetWords): string {
  if (min === 1 && max === 1) return words.one
  if (min === max) return interpolate(words.exactly, { min })
  if (min === 0) return Number.isFinite(max) ? interpolate(words.upTo, { max }) : words.optional
  return Number.isFinite(max) ? interpolate(words.between, { min, max }) : interpolate(words.atLeast, { min })
}
