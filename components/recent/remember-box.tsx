import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import styles from './known-diner.module.css'

/**
 * Asks whether this browser may remember the diner. Never ticked beforehand; hidden where the diner is remembered
 * already or the browser stores nothing. Its value is not sent with a reservation or an order. Contract C30.
 */
export function RememberBox() {
  const t = useTranslations('known')
  return (
    <CheckboxField
      id="remember"
      name="remember"
      label={t('remember')}
      hint={t('rememberHint')}
      fieldClassName={`scripted ${styles.remember}`}
    />
  )
}
