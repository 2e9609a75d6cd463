import { useTables } from '@/components/panel/tables/client/tables-context'
import { TablesProblem } from '@/components/panel/tables/client/tables-problem'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import { isClosedAt } from './new-visit-times'

type Props = { day: string; time: string; floorPlan: FloorPlan | null }

/** Says before saving that the restaurant is closed at that time; staff may still take it. Contract C24, C25. */
export function ClosedHour({ day, time, floorPlan }: Props) {
  const { words } = useTables()
  return <TablesProblem text={floorPlan && isClosedAt(day, time, floorPlan.open) ? words.new.closedHour : ''} />
}
