import type { ComponentProps, ReactNode } from 'react'
import { Collapsible } from '@/components/list/client/collapsible'
import { StaticPart } from './static-part'

type Props = Omit<ComponentProps<typeof Collapsible>, 'children' | 'className'> & {
  /** Target of the form. */
  to: string
  className: string | undefined
  children: ReactNode
}

/** A GET form without client code, folded behind one line on phones. */
export function StaticFoldedForm({ to, className, children, ...bar }: Props) {
  return (
    <Collapsible {...bar}>
      <StaticPart as="form" method="get" action={to} className={className}>
        {children}
      </StaticPart>
    </Collapsible>
  )
}
