import 'server-only'
import { type Period, periodOf } from '@/lib/domain/marketing/results/period'
import {
  type CountedTouch,
  RESULT_DIMENSIONS,
  type ResultDimension,
  TOUCHES,
} from '@/lib/domain/marketing/results/results-schema'
import { localDateOf } from '@/lib/domain/time/time'

/**
 * The report that a URL requests; `isInvalid`: its period is invalid, and the default one replaces it. Contract C39.
 */
export function resultsQueryOf(
  query: Record<string, string | string[] | undefined>,
  now: Date,
): Period & { by: ResultDimension; touch: CountedTouch; isInvalid: boolean } {
  const today = localDateOf(now)
  const requested = periodOf(query.od, query.do, today)
  const period = requested ?? (periodOf(undefined, undefined, today) as Period)
  return {
    by: RESULT_DIMENSIONS.find((one) => one === query.podzial) ?? 'campaign',
    touch: TOUCHES.find((one) => one === query.wejscie) ?? 'first',
    ...period,
    isInvalid: requested === null,
  }
}
