import { useTranslations } from 'next-intl'
import type { Result } from '@/lib/domain/list/tables/rank'
import { nearestSlots, noTableReasonOf } from '@/lib/domain/list/tables/slots'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { FreshSlots } from '../client/fresh-slots'

type Props = Result & { search: Search }

/** A restaurant's free times on a cached page, replaced by newer answers. */
export function FreshTimes({ restaurant: { id, slug, name }, availability, search }: Props) {
  const t = useTranslations('search')
  const closed = t('noneReason.closed')
  const none = { closed, full: t('noneReason.full'), rule: t('noneReason.rule'), tooSoon: t('noneReason.rule') }
  return (
    <FreshSlots
      restaurant={{ id, slug, name }}
      search={search}
      slots={nearestSlots(availability, search.time).map(({ time, state, confirm }) => ({ time, state, confirm }))}
      reason={noTableReasonOf(availability).code}
      words={{ label: t('times'), request: t('request'), none, moreTimes: t('moreTimes') }}
    />
  )
}
