import { useTranslations } from 'next-intl'
import styles from './opening.module.css'

type Props = {
  email: string
  subject: string
  /** What the link says before the address. */
  text: 'send' | 'write'
  /** What it is about, for who hears the links one by one. */
  about?: string
}

/** A link that begins an e-mail to whoever runs the brand. */
export function MailLink({ email, subject, text, about }: Props) {
  const t = useTranslations('panel.opening')
  const label = t(text, { email })
  return (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
      className={styles.send}
      aria-label={about && `${label}: ${about}`}
    >
      {label}
    </a>
  )
}
