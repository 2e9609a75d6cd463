/**
 * Address where one consent is withdrawn: a page with one button, and the target of a mailbox's one click (RFC
 * 8058). Contract C42.
 */
export function consentPath(code: string): string {
  return `/zgody/${code}`
}
