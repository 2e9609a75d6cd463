import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonClass } from './button-style'

type Props = ComponentProps<'button'> &
  ButtonStyle & {
    /** Work is in progress: the button keeps its words and focus; the caller ignores further presses. */
    busy?: boolean
  }

/** A button; `type="button"` by default, so that none submits by accident. */
export function Button({ variant, size, wide, className, busy, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide, className })}
    />
  )
}
