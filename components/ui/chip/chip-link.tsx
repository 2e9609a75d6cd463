import type { ComponentProps } from 'react'
import { ChipContent, type ChipProps, chipClass } from './chip-content'

type Props = Omit<ComponentProps<'a'>, 'children'> & ChipProps & { href: string; selected?: boolean }

/** A chip that links to a page. With a `disabledReason` it has no `href` but stays in place. */
export function ChipLink({ children, note, disabledReason, kind, className, selected, href, ...rest }: Props) {
  const state = disabledReason ? ({ role: 'link', 'aria-disabled': true, tabIndex: 0 } as const) : { href }
  return (
    <a {...rest} {...state} aria-current={selected ? 'true' : undefined} className={chipClass({ kind, className })}>
      <ChipContent note={note} disabledReason={disabledReason}>
        {children}
      </ChipContent>
    </a>
  )
}
