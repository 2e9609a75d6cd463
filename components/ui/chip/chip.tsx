import type { ComponentProps } from 'react'
import { ChipContent, type ChipProps, chipClass } from './chip-content'

type Props = Omit<ComponentProps<'button'>, 'children' | 'disabled'> & ChipProps & { selected?: boolean }

/** A large button within a group, such as a time or a filter. With `selected` it is a toggle. */
export function Chip({ children, note, disabledReason, kind, className, selected, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      {...(disabledReason && { type: 'button' })}
      onClick={disabledReason ? undefined : onClick}
      aria-pressed={selected}
      aria-disabled={disabledReason ? true : undefined}
      className={chipClass({ kind, className })}
    >
      <ChipContent note={note} disabledReason={disabledReason}>
        {children}
      </ChipContent>
    </button>
  )
}
