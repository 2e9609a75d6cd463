/** A phone number as a `tel:` link that never wraps. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone.replace(/\s/g, '\u00a0')}</a>
}
