import { useTranslations } from 'next-intl'

/** Skips the header and leads to the `main` of `PageShell`. */
export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a href="#main" data-shell="skip">
      {t('skip')}
    </a>
  )
}
