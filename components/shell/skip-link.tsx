import { useTranslations } from 'next-intl'
import styles from './skip-link.module.css'

/** Skips the header and leads to the `main` of `PageShell`. */
export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a href="#main" className={styles.skip} data-shell="skip">
      {t('skip')}
    </a>
  )
}
