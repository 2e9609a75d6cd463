'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Collapsible } from '@/components/search/client/collapsible'
import { KeptPart, type KeptPartProps } from './kept-part'

export type FoldedPartProps = {
  bar: Omit<ComponentProps<typeof Collapsible>, 'children' | 'className'>
  /** In a list that is filled outside of Next; elsewhere the part is the child. */
  part?: KeptPartProps
  children?: ReactNode
}

/** A part that no script touches, folded behind one line on phones. */
export function FoldedPart({ bar, part, children }: FoldedPartProps) {
  return <Collapsible {...bar}>{part ? <KeptPart {...part} /> : children}</Collapsible>
}
