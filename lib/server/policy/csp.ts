import type { Service } from '@/lib/domain/tenant/services'
import { BASE_POLICY, serialisePolicy } from '@/lib/server/policy/base-policy'
import { EARLY_SCRIPT_HASH } from '@/lib/server/policy/early-script'
import { HEADER_SCRIPT_HASH } from '@/lib/server/policy/header-script'
import { type Directives, withMaps } from '@/lib/server/policy/maps-sources'
import { hostsOf } from '@/lib/server/policy/service-hosts'
import { TRANSITION_SCRIPT_HASH } from '@/lib/server/policy/transition-script'

/** The live pages with an address field or a map of results, as paths below the tenant's. See docs/design/orders.md. */
const MAPS_PAGE = /^\/(zamawiaj|rezerwuj|order\/[0-9]+(?:\/iframe)?\/zamow)$/

/** Does this live page show an address field or a map of results? */
export function usesMaps(path: string): boolean {
  return MAPS_PAGE.test(path)
}

type Options = { isDevelopment?: boolean; hasMaps?: boolean }

/**
 * Policy of a live page: nonce and `'strict-dynamic'`, the hosts of the tenant's services and, with `hasMaps`, of Google
 * Maps. Contract C19, decision 0002.
 */
export function livePolicy(
  nonce: string,
  services: Service[] = [],
  { isDevelopment = false, hasMaps = false }: Options = {},
): string {
  const directives = liveDirectives(nonce, services, isDevelopment)
  return serialisePolicy(hasMaps ? withMaps(directives) : directives)
}

/** Policy of a view-only page: no scripts, requests or forms, and only a page of ours may frame it. Contract C37. */
export function inertPolicy(isDevelopment = false): string {
  const nothing = ["'none'"]
  return serialisePolicy({
    ...BASE_POLICY,
    'script-src': nothing,
    'connect-src': nothing,
    'form-action': nothing,
    'worker-src': nothing,
    'frame-src': nothing,
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'frame-ancestors': ["'self'"],
  })
}

function liveDirectives(nonce: string, services: Service[], isDevelopment: boolean): Directives {
  return {
    ...BASE_POLICY,
    'img-src': [...BASE_POLICY['img-src'], ...hostsOf('img-src', services)],
    'connect-src': [...BASE_POLICY['connect-src'], ...hostsOf('connect-src', services)],
    'script-src': [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      HEADER_SCRIPT_HASH,
      EARLY_SCRIPT_HASH,
      TRANSITION_SCRIPT_HASH,
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
  }
}
