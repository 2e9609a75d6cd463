import { useTranslations } from 'next-intl'
import { servicesOf } from '@/lib/domain/tenant/services'
import type { ConsentTenant } from './consent-prompt'
import { SettingsButton } from './settings-button'

/** The footer's link to the consent settings; nothing where there is no question. Ledger L282. */
export function PrivacyEntry({ tenant }: { tenant: ConsentTenant }) {
  const t = useTranslations('consent')
  if (servicesOf(tenant).length === 0) return null
  return (
    <li>
      <SettingsButton text={t('settings')} />
    </li>
  )
}
