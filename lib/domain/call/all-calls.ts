import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { blockCalls } from '@/lib/domain/console/block-calls'
import { guestListCalls } from '@/lib/domain/console/guest-list-calls'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { moneyCalls } from '@/lib/domain/console/money-calls'
import { monthCalls } from '@/lib/domain/console/month-calls'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
import { visitCalls } from '@/lib/domain/console/visit-calls'
import { searchCalls } from '@/lib/domain/list/search-calls'
import { fileCalls } from '@/lib/domain/machines/file-calls'
import { operationsCalls } from '@/lib/domain/machines/operations-calls'
import { partnerCalls } from '@/lib/domain/machines/partner-calls'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { resultCalls } from '@/lib/domain/marketing/results/result-calls'
import { searchStandingCalls } from '@/lib/domain/marketing/search/search-standing-calls'
import { voucherCalls } from '@/lib/domain/marketing/vouchers/voucher-calls'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { accessCalls } from '@/lib/domain/panel/access/access-calls'
import { brandPeopleCalls, peopleCalls } from '@/lib/domain/panel/access/people-calls'
import { signInCalls } from '@/lib/domain/panel/access/sign-in-calls'
import { alarmCalls } from '@/lib/domain/panel/alarm/alarm-calls'
import { boardCalls } from '@/lib/domain/panel/board/board-calls'
import { openingCalls } from '@/lib/domain/panel/opening/opening-calls'
import { reportCalls } from '@/lib/domain/panel/report/report-calls'
import { tableCalls } from '@/lib/domain/panel/tables/table-calls'
import { enquiryCalls } from '@/lib/domain/partner-enquiry/enquiry-calls'
import { dataCaseCalls } from '@/lib/domain/person-data/case-calls'
import { dataRequestCalls } from '@/lib/domain/person-data/data-request-calls'
import { transferCalls } from '@/lib/domain/recent/transfer-calls'
import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { siteCalls } from '@/lib/domain/tenant/site-calls'
import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import type { Call } from './call'

/**
 * Every described call, one file of calls a line. A call that is missing here does not exist: no route serves it
 * and no access check admits it. Contract C21.
 */
export const CALLS: readonly Call[] = [
  accessCalls,
  alarmCalls,
  blockCalls,
  boardCalls,
  brandPeopleCalls,
  consentCalls,
  consoleRestaurantCalls,
  dataCaseCalls,
  dataRequestCalls,
  enquiryCalls,
  fileCalls,
  guestListCalls,
  linkCalls,
  lookupCalls,
  moneyCalls,
  monthCalls,
  openingCalls,
  operationsCalls,
  orderCalls,
  partnerCalls,
  peopleCalls,
  queueCalls,
  reportCalls,
  reservationCalls,
  restaurantCalls,
  resultCalls,
  searchCalls,
  searchStandingCalls,
  settingsCalls,
  signInCalls,
  siteCalls,
  tableCalls,
  transferCalls,
  visitCalls,
  voucherCalls,
  waitlistCalls,
].flatMap((subject) => Object.values(subject))

const PATTERNS = CALLS.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The described call of a request; `null` without one. */
export function findCall(method: string, path: string): Call | null {
  const calledMethod = method === 'HEAD' ? 'get' : method.toLowerCase()
  return PATTERNS.find(({ call, pattern }) => call.method === calledMethod && pattern.test(path))?.call ?? null
}

/** Is this call one of the described ones? */
export function isDescribed(call: Call): boolean {
  return CALLS.includes(call)
}
