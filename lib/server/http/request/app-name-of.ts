import type { AppName } from '@/lib/domain/wire'

/**
 * How the page behind a request runs, `iframe` or `web_app`: by what the page's script says, by the address of an embedded
 * page, and, for what carries no header of ours, by `?app=iframe` (forms, event streams, beacons) or by the browser's own
 * word that the answer goes into a frame. Ledger L023, L256.
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
