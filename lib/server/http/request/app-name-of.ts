import type { AppName } from '@/lib/domain/wire'

/**
 * Mode of the page behind a request, `iframe` or `web_app`: from the header of the page's script, from the URL of an
 * embedded page, and, for requests without our header, from `?app=iframe` (forms, event streams, beacons) or from the
 * browser's own header that the answer goes into a frame. Ledger L023, L256.
 */
export function appNameOf(url: string, header: (name: string) => string | string[] | null | undefined): AppName {
  const [path = '', query = ''] = url.split('?', 2)
  const isFramed =
    header('x-app-name') === 'iframe' ||
    header('sec-fetch-dest') === 'iframe' ||
    /\/iframe(\/zamow)?$/.test(path) ||
    new URLSearchParams(query).get('app') === 'iframe'
  return isFramed ? 'iframe' : 'web_app'
}
