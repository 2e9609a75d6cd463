import { useTranslations } from 'next-intl'
import { StatePoll } from '@/components/shell/client/state-poll'
import type { WaitlistEntry } from '@/lib/domain/waitlist/schema'

/** Polls an entry until it has ended: a freed table is held for ten minutes only. Contract C2. */
export function EntryPoll({ entry: { code, state } }: { entry: WaitlistEntry }) {
  const t = useTranslations('waitlist')
  if (state !== 'waiting' && state !== 'offered' && state !== 'suspended') return null
  const words = { changed: t('changed'), reload: t('reload') }
  return <StatePoll path={`/api/waitlist/${code}`} shown={{ state }} words={words} />
}
