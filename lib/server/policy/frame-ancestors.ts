const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:(\d{1,5}|\*))?$/
const MAX_ORIGINS = 40

/**
 * The `frame-ancestors` of an embedded page: our own host and the partner's sites. Entries that are no origin are left
 * out, so that no record can add a directive. Contract C16.
 */
export function frameAncestors(origins: readonly string[]): string {
  const sites = [...new Set(origins)].filter((origin) => ORIGIN.test(origin)).slice(0, MAX_ORIGINS)
  return `frame-ancestors ${["'self'", ...sites].join(' ')}`
}

/** The policy with these sites instead of 'none'. */
export function framedBy(policy: string, origins: readonly string[]): string {
  return policy.replace("frame-ancestors 'none'", frameAncestors(origins))
}
