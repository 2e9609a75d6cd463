'use client'
import type { MouseEvent } from 'react'
import { stepsOf } from '@/lib/domain/restaurant/settings/form/press'
import styles from '../settings.module.css'
import type { FormActions } from './form-context'
import type { RowMoves } from './use-row-moves'

type Step = ReturnType<typeof stepsOf>[number]

type Props = {
  /** Its name in the form: `rooms[0]`. */
  place: string
  name: string
  no: number
  isLast: boolean
  words: Pick<FormActions['words'], 'steps' | 'share' | 'drag'>
  moves: RowMoves
  /** A second item of the same kind would be refused. */
  isOnly?: boolean
  /** The question can be shared by all dishes that ask it. */
  isShared?: boolean
  /** The grip is elsewhere in the row. */
  hasGrip?: boolean
  /** Copies or removes the row; without it, the form is posted. */
  onStep?: (step: Exclude<Step, 'up' | 'down'>) => void
}

type GripProps = Pick<Props, 'name' | 'no' | 'isLast' | 'words' | 'moves'>

/** Grip that drags a row, or moves it by the arrow keys; a single row has none. */
export function RowGrip({ name, no, isLast, words, moves }: GripProps) {
  if (no === 0 && isLast) return null
  return (
    <button
      type="button"
      className={`scripted square soft rounded ${styles.grip}`}
      data-grip=""
      aria-label={words.drag.replace('{name}', name)}
      onPointerDown={(event) => moves.grab(event, no)}
      onKeyDown={(event) => moves.byKey(event, no)}
    />
  )
}

/** Actions of a list row: dragged by its grip, moved by buttons, copied, removed. Contract C37. */
export function RowSteps({ place, name, no, isLast, words, moves, isOnly, isShared, hasGrip, onStep }: Props) {
  const steps = stepsOf(no, isLast ? no + 1 : no + 2).filter((step) => step !== 'duplicate' || !isOnly)
  const press = (step: Step) => (event: MouseEvent) => {
    if (step === 'up' || step === 'down') {
      event.preventDefault()
      moves.byStep(step, no)
    } else if (onStep) {
      event.preventDefault()
      onStep(step)
    }
  }
  return (
    <p className={`flex wrap relative ${styles.steps}`}>
      {!hasGrip && <RowGrip name={name} no={no} isLast={isLast} words={words} moves={moves} />}
      {steps.map((step) => (
        <StepButton
          key={step}
          step={step}
          press={`${step}|${place}`}
          label={words.steps[step]}
          about={name}
          onClick={press(step)}
        />
      ))}
      {isShared && <StepButton press={`share|${place}`} label={words.share} about={name} />}
    </p>
  )
}

type StepProps = {
  label: string
  /** Name of the item. */
  about?: string
  /** Value with which the form is posted without scripts, if it is. */
  press?: string
  step?: Step
  onClick?: (event: MouseEvent) => void
}

/** A small button of a row. */
export function StepButton({ label, about, press, step, onClick }: StepProps) {
  return (
    <button
      type={press ? 'submit' : 'button'}
      name={press && 'press'}
      value={press}
      className={`touch-high soft small underlined rounded ${styles.step}`}
      data-step={step}
      aria-label={about && `${label}: ${about}`}
      onClick={onClick}
    >
      {label}
    </button>
  )
}
