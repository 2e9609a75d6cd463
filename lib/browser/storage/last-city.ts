import { readStored, store } from './storage'

/** The city in which this browser last looked for a table. */
export const LAST_CITY = 'lastCity'

export function loadLastCity(): string | null {
  const stored = readStored(LAST_CITY)
  return typeof stored === 'string' ? stored : null
}

export function storeLastCity(slug: string): void {
  store(LAST_CITY, slug)
}
