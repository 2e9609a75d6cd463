import { useTranslations } from 'next-intl'
import { servicesOf } from '@/lib/tenant/services'
import { SettingsButton } from './settings-button'
import type { ConsentTenant } from './terms'

/** The footer's way back to the question; where there is none, nothing. Ledger L282. */
export function PrivacyEntry({ tenant }: { tenant: ConsentTenant }) {
  const t = useTranslations('consent')
  if (servicesOf(tenant).length === 0) return null
  return (
    <li>
      <SettingsButton text={t('settings')} />
    </li>
  )
}
