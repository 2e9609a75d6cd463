import { KEY_PAGES } from '@/lib/domain/tenant/key-paths'

/** Pages that have a key as address, show one diner's orders, or belong to a restaurant. Contract C19. */
const NEVER = new RegExp(`^/(?:moje|twoje-dane|panel|konsola|${KEY_PAGES.join('|')})(?:/|$)`)
/** Search text typed by a diner: analytics services read the whole address. */
const WRITTEN = /[?&]q=[^&]/

/** May this address be reported to a third party, if the diner agrees? Contract C19. */
export function isMeasured({ pathname, search }: { pathname: string; search: string }): boolean {
  return !NEVER.test(pathname) && !WRITTEN.test(search)
}
