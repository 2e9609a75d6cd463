/**
 * The hosts that each outside service talks to, by directive: what the services document for themselves and nothing
 * beside. Whatever else a tag manager's container holds stays blocked. Contract C19, decision 0015.
 */
export const SERVICE_HOSTS = {
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

/**
 * The hosts of `services` for one directive, each once.
 * @param {string} directive
 * @param {readonly string[]} services
 * @returns {string[]}
 */
export function hostsOf(directive, services) {
  return [...new Set(services.flatMap((service) => SERVICE_HOSTS[service]?.[directive] ?? []))]
}
