/** The sources of a Content-Security-Policy by directive. */
export type Directives = Record<string, string[]>

/**
 * Additions of Google Maps to the policy of a page that carries the key; the rest of the policy stays. No
 * 'unsafe-inline', no 'unsafe-eval'. See docs/design/orders.md.
 */
const MAPS_SOURCES: Directives = {
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  'font-src': ['https://fonts.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'worker-src': ['blob:'],
}

/** The directives with Google's sources added. */
export function withMaps(directives: Directives): Directives {
  const added = Object.entries(MAPS_SOURCES).map(([name, sources]) => [name, [...(directives[name] ?? []), ...sources]])
  return { ...directives, ...Object.fromEntries(added) }
}
