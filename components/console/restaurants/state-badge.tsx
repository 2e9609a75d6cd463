import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { RestaurantState } from '@/lib/domain/restaurant/state'

const KINDS = { draft: 'accent', open: 'success', suspended: 'warning' } as const

export function StateBadge({ state }: { state: RestaurantState }) {
  const t = useTranslations('panel.consoleRestaurants.states')
  return <Badge kind={KINDS[state]}>{t(state)}</Badge>
}
