import { EARLY_SCRIPT_HASH } from '@/lib/tenant/early-script'
import { HEADER_SCRIPT_HASH } from '@/lib/tenant/header-script'
import { hostsOf } from '@/lib/tenant/service-hosts.mjs'
import type { Service } from '@/lib/tenant/services'

type Directives = Record<string, string[]>

const base: Directives = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/**
 * Policy of a live page: nonce and `'strict-dynamic'`, and the hosts of the tenant's services. Contract C19, house "live".
 */
export function livePolicy(nonce: string, services: Service[] = [], isDevelopment = false): string {
  return serialise({
    ...base,
    'img-src': [...(base['img-src'] ?? []), ...hostsOf('img-src', services)],
    'connect-src': [...(base['connect-src'] ?? []), ...hostsOf('connect-src', services)],
    'script-src': [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      HEADER_SCRIPT_HASH,
      EARLY_SCRIPT_HASH,
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
  })
}

function serialise(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
