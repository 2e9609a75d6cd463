import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/form/text-field'

/** The reason that an act of operations asks for: a few words, in the trail and, where its label says so, read by the guest. Contract C40. */
export function ReasonField(props: Omit<ComponentProps<typeof TextField>, 'name'>) {
  return <TextField autoComplete="off" required minLength={3} maxLength={200} {...props} name="reason" />
}
