import type { ReactNode } from 'react'
import { FoldedPart, type FoldedPartProps } from './client/folded-part'
import { currentFilling, Island } from './island'
import { StaticPart } from './static-part'

type Props = FoldedPartProps['bar'] & {
  /** Where the form is sent. */
  to: string
  className: string | undefined
  children: ReactNode
}

/** A GET form that no script touches, folded behind one line on phones. */
export function FoldedForm({ to, className, children, ...bar }: Props) {
  const form = { as: 'form', method: 'get', action: to, className } as const
  const filling = currentFilling()
  if (!filling)
    return (
      <FoldedPart bar={bar}>
        <StaticPart {...form}>{children}</StaticPart>
      </FoldedPart>
    )
  return <Island name="FoldedPart" of={FoldedPart} props={{ bar, part: { ...form, id: filling.keepPart(children) } }} />
}
