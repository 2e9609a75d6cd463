import type { Call } from '@/lib/domain/call/call'
import { consentCalls } from '@/lib/domain/consents/console-calls'
import { blockCalls } from '@/lib/domain/console/block-calls'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { monthCalls } from '@/lib/domain/console/month-calls'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { resultCalls } from '@/lib/domain/marketing/results/result-calls'
import { searchStandingCalls } from '@/lib/domain/marketing/search/search-standing-calls'
import { brandPeopleCalls } from '@/lib/domain/panel/access/brand-people-calls'
import { dataCaseCalls } from '@/lib/domain/person-data/case-calls'

/** Every call of a brand's console. A call that is not here has no permission and does not exist. Contract C38. */
export const CONSOLE_CALLS: readonly Call[] = [
  blockCalls,
  consentCalls,
  linkCalls,
  lookupCalls,
  monthCalls,
  brandPeopleCalls,
  dataCaseCalls,
  queueCalls,
  consoleRestaurantCalls,
  resultCalls,
  searchStandingCalls,
].flatMap((calls) => Object.values(calls))
