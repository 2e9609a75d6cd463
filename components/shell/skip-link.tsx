import { useTranslations } from 'next-intl'
import styles from './skip-link.module.css'

/** Leads past the header, to `PageShell`'s main part. */
export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a href="#main" className={styles.skip} data-shell="skip">
      {t('skip')}
    </a>
  )
}
