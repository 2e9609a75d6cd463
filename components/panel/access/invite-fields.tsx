import { TextField } from '@/components/ui/form/text-field'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { useFieldProblem } from './answer-notice'

type Props = {
  /** Prefix of the fields' ids. */
  id: string
  labels: { name: string; email: string; emailHint?: string }
  /** Refusal of the form: typed values stay. */
  refused: FormAnswer | null
  /** People without an e-mail sign in by PIN. */
  isEmailOptional?: boolean
}

/** Name and e-mail of the person invited to a restaurant or a brand. Contract C21, C38. */
export function InviteFields({ id, labels, refused, isEmailOptional = false }: Props) {
  const problem = useFieldProblem()
  return (
    <>
      <NameField id={`${id}-name`} label={labels.name} value={refused?.values.name} error={problem(refused, 'name')} />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        inputMode="email"
        label={labels.email}
        hint={labels.emailHint}
        required={!isEmailOptional}
        maxLength={254}
        autoComplete="off"
        defaultValue={refused?.values.email}
        error={problem(refused, 'email')}
      />
    </>
  )
}

type NameFieldProps = { id: string; label: string; value: string | undefined; error: string | undefined }

/** Name of a person for their colleagues. */
export function NameField({ id, label, value, error }: NameFieldProps) {
  return (
    <TextField
      id={id}
      name="name"
      label={label}
      required
      maxLength={60}
      autoComplete="off"
      defaultValue={value}
      error={error}
    />
  )
}
