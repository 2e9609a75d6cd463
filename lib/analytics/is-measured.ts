/** Pages whose address is a key, or that show what one diner has ordered. Contract C19. */
const NEVER = /^\/(?:rezerwacja|thank-you|zamowienie|moje|pay)(?:\/|$)/

/** May a third party learn of a page at this path, if the diner agrees? Contract C19. */
export function isMeasured(pathname: string): boolean {
  return !NEVER.test(pathname)
}
