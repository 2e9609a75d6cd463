import type { Service } from '@/lib/domain/tenant/services'

type ServiceDirective = 'script-src' | 'img-src' | 'connect-src'

/**
 * The hosts that each outside service talks to, by directive: only those that the services document. Any other content
 * of a tag manager's container stays blocked. Contract C19, docs/design/campaigns.md.
 */
export const SERVICE_HOSTS: Record<Service, Record<ServiceDirective, string[]>> = {
  gtm: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  pixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com'],
  },
}

/** The hosts of `services` for one directive, each once; none for an unknown service. */
export function hostsOf(directive: ServiceDirective, services: readonly string[]): string[] {
  return [...new Set(services.filter(isService).flatMap((service) => SERVICE_HOSTS[service][directive]))]
}

function isService(name: string): name is Service {
  return Object.hasOwn(SERVICE_HOSTS, name)
}
