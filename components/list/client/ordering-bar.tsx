'use client'

import type { ComponentProps } from 'react'
import { OrderingStart } from '@/components/home/client/ordering-start'
import { Collapsible } from './collapsible'

type Props = {
  bar: Omit<ComponentProps<typeof Collapsible>, 'children'>
  start: Omit<ComponentProps<typeof OrderingStart>, 'children'>
  /** Parameters that a new search preserves. */
  fields: [name: string, value: string][]
}

/** Delivery type and address, folded to one line on phones. */
export function OrderingBar({ bar, start, fields }: Props) {
  return (
    <Collapsible {...bar}>
      <OrderingStart {...start}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </OrderingStart>
    </Collapsible>
  )
}
