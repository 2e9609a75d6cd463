import { useTranslations } from 'next-intl'

type Props = {
  email: string
  subject: string
  /** Words before the address. */
  text: 'send' | 'write'
  /** Subject, for screen readers that list the links one by one. */
  about?: string
}

/** A link that starts an e-mail to the brand's operator. */
export function MailLink({ email, subject, text, about }: Props) {
  const t = useTranslations('panel.opening')
  const label = t(text, { email })
  return (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
      className="touch semibold anywhere whole-line"
      aria-label={about && `${label}: ${about}`}
    >
      {label}
    </a>
  )
}
