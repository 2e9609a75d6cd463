import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Search, SearchCorrection } from '@/lib/domain/reservation/availability/search'
import { formatDay } from '@/lib/domain/time/dates-pl'

/**
 * Notices on corrected search values, in plain words; for too large a party, in the seed's words. Ledger L080, L220,
 * L226.
 */
export function SearchCorrections({
  corrections,
  search,
}: {
  corrections: SearchCorrection[]
  search: Omit<Search, 'city'>
}) {
  const t = useTranslations('search.corrections')
  const people = useTranslations('people')
  if (corrections.length === 0) return null
  const others = corrections.filter((correction) => correction !== 'partyLimit')
  const words = { day: formatDay(search.date), time: search.time, people: people('count', { count: search.partySize }) }
  return (
    <>
      {others.length < corrections.length && (
        <Notice kind="warning" role="alert">
          <p>{people('limit')}</p>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice kind="warning" role="status">
          {others.map((correction) => (
            <p key={correction}>{t(correction, words)}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
