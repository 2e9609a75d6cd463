import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/form/text-field'

const KINDS = {
  text: {},
  time: { type: 'time', required: true },
  phone: { type: 'tel', inputMode: 'tel' },
} as const

type Props = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  kind?: keyof typeof KINDS
  set(value: string): void
}

/** A field of staff: the browser proposes nothing that another guest has left there. */
export function TypedField({ kind = 'text', set, ...field }: Props) {
  return <TextField autoComplete="off" {...KINDS[kind]} {...field} onChange={(event) => set(event.target.value)} />
}
