import { useTranslations } from 'next-intl'
import styles from './preview.module.css'

/** Notice on a diners' page that it is a preview. */
export function PreviewBar() {
  const t = useTranslations('panel.settings.preview')
  return (
    <aside className={`semibold centre edged-below ${styles.mark}`} aria-label={t('link')}>
      <p>{t('bar')}</p>
    </aside>
  )
}
