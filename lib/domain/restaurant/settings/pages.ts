import { panelPath } from '@/lib/domain/panel/access/pages'
import { SETTINGS_PARTS, type SettingsPart } from './parts'

/** Where a part is edited. A menu is edited a category and a dish at a time: their places in the draft. Contract C37. */
export function settingsPartPath(
  restaurantId: number,
  part: SettingsPart,
  { category, dish }: { category?: number; dish?: number } = {},
): string {
  const query = [category !== undefined && `k=${category}`, dish !== undefined && `d=${dish}`].filter(Boolean).join('&')
  return `${panelPath(restaurantId, 'settings')}/${SETTINGS_PARTS[part].slug}${query ? `?${query}` : ''}`
}

/** Where what publishing would do is told. */
export function settingsReviewPath(restaurantId: number, part: SettingsPart): string {
  return `${settingsPartPath(restaurantId, part)}/sprawdz`
}

export function settingsHistoryPath(restaurantId: number): string {
  return `${panelPath(restaurantId, 'settings')}/historia`
}

/** The category and the dish that a menu's page shows; absent ones are the lists themselves. */
export function readMenuPlace(query: Record<string, unknown>): { category?: number; dish?: number } {
  const [category, dish] = [placeIn(query.k), placeIn(query.d)]
  return category === undefined ? {} : { category, ...(dish !== undefined && { dish }) }
}

function placeIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : undefined
}
