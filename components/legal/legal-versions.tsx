import { useTranslations } from 'next-intl'
import { supportLink } from '@/components/shell/support-link'
import { formatLongDate } from '@/lib/domain/time/dates-pl'
import type { Version } from '@/messages/legal/document'

/** The list of versions, and how to get one that is no longer valid. */
export function LegalVersions({ versions, email }: { versions: Version[]; email: string }) {
  const t = useTranslations('legal')
  return (
    <>
      <ul>
        {versions.map(({ number, fromOn, change }) => (
          <li key={number}>{t('versionsItem', { number, date: formatLongDate(fromOn), change })}</li>
        ))}
      </ul>
      <p>{versions.length > 1 ? t.rich('versionsOlder', supportLink(email)) : t('versionsNone')}</p>
    </>
  )
}
