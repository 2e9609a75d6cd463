import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import styles from './recent.module.css'

type Props = {
  /** Email typed before, shown again. */
  email: string
  hasBadEmail: boolean
  /** The list is empty, so this form is the page's main purpose. */
  isFirst: boolean
}

/** Form for a lost link to a reservation or an order, without this device's list and the e-mail. Contract C31. */
export function LostLinkForm({ email, hasBadEmail, isFirst }: Props) {
  const t = useTranslations('mine.lostLink')
  return (
    <section
      id="mam-rezerwacje"
      className={`stack-3 one-column to-start ${styles.section}`}
      aria-labelledby="lost-link"
    >
      <h2 className="title-s" id="lost-link">
        {t('title')}
      </h2>
      <p className="soft small">{t('text')}</p>
      <form method="post" action="/api/transfers/by-email" className={`stack-3 to-start ${styles.lostLink}`}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={email}
          error={hasBadEmail ? t('badEmail') : undefined}
        />
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'}>
          {t('send')}
        </Button>
      </form>
    </section>
  )
}
