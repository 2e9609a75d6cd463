import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Mend, Search } from '@/lib/availability/search'
import { formatDay } from '@/lib/dates-pl'

/** What of the search had to be put right, in plain words. Ledger L080, L226. */
export function Mends({ mended, search }: { mended: Mend[]; search: Search }) {
  const t = useTranslations('search.mend')
  const people = useTranslations('people')
  if (mended.length === 0) return null
  const words = { day: formatDay(search.date), time: search.time, people: people('count', { count: search.partySize }) }
  return (
    <Notice kind="warning" role="status">
      {mended.map((mend) => (
        <p key={mend}>{t(mend, words)}</p>
      ))}
    </Notice>
  )
}
