import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/form/text-field'

/**
 * Reason for an act of operations: a few words, for the audit log and, where the label says so, for the guest.
 * Contract C40.
 */
export function ReasonField(props: Omit<ComponentProps<typeof TextField>, 'name'>) {
  return <TextField autoComplete="off" required minLength={3} maxLength={200} {...props} name="reason" />
}
