import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonClass } from './button-style'

type Props = ComponentProps<'a'> & ButtonStyle & { href: string }

/** A link that looks like a button: it navigates and changes nothing. */
export function ButtonLink({ variant, size, wide, className, ...rest }: Props) {
  return <a {...rest} className={buttonClass({ variant, size, wide, className })} />
}
