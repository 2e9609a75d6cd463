import { KEY_PAGES } from '@/lib/domain/tenant/key-paths'

/** Pages whose address is a key, or that show what one diner has ordered. Contract C19. */
const NEVER = new RegExp(`^/(?:moje|${KEY_PAGES.join('|')})(?:/|$)`)
/** Words that a diner has written: whoever counts reads addresses by himself. */
const WRITTEN = /[?&]q=[^&]/

/** May a third party learn of a page at this address, if the diner agrees? Contract C19. */
export function isMeasured({ pathname, search }: { pathname: string; search: string }): boolean {
  return !NEVER.test(pathname) && !WRITTEN.test(search)
}
