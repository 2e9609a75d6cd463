import { TextField } from '@/components/ui/form/text-field'

type Contact = Partial<Record<'customer_firstname' | 'customer_lastname' | 'phone' | 'email', string>>

interface Props {
  words: Record<'firstname' | 'lastname' | 'phone' | 'email', string>
  errors: Contact
  /** The values typed before, where the server knows them. */
  typed?: Contact
}

/** The diner's first and last name; the form places them. Ledger L161, L162. */
export function NameFields({ words, errors, typed }: Props) {
  return (
    <>
      <TextField
        id="customer_firstname"
        name="customer_firstname"
        label={words.firstname}
        autoComplete="given-name"
        enterKeyHint="next"
        required
        defaultValue={typed?.customer_firstname}
        error={errors.customer_firstname}
      />
      <TextField
        id="customer_lastname"
        name="customer_lastname"
        label={words.lastname}
        autoComplete="family-name"
        enterKeyHint="next"
        required
        defaultValue={typed?.customer_lastname}
        error={errors.customer_lastname}
      />
    </>
  )
}

/** The diner's phone and e-mail; the form places them. Ledger L163, L164. */
export function PhoneAndEmailFields({ words, errors, typed }: Props) {
  return (
    <>
      <TextField
        id="phone"
        name="phone"
        type="tel"
        inputMode="tel"
        prefix="+48"
        label={words.phone}
        autoComplete="tel"
        enterKeyHint="next"
        required
        defaultValue={typed?.phone}
        error={errors.phone}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={words.email}
        autoComplete="email"
        required
        defaultValue={typed?.email}
        error={errors.email}
      />
    </>
  )
}
