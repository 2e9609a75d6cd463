import { RESTAURANT_PAGES, type RestaurantPageName } from '@/lib/domain/restaurant/restaurant-pages'
import { settingsPartPath } from './pages'
import type { SettingsPart } from './parts'

/** Widths of a preview's frame, by their values in the address. Contract C37. */
const WIDTHS = { phone: 'telefon', wide: 'szeroko' } as const
type PreviewWidth = keyof typeof WIDTHS
export const PREVIEW_WIDTHS = Object.keys(WIDTHS) as PreviewWidth[]

const PAGE_SLUGS: Record<RestaurantPageName, string> = { table: 'stolik', menu: 'menu', about: 'o-miejscu' }

/** The page that shows most of a part. */
const FIRST_PAGE: Record<SettingsPart, RestaurantPageName> = {
  profile: 'table',
  hours: 'table',
  tables: 'table',
  reservations: 'table',
  menu: 'menu',
  delivery: 'menu',
  payments: 'menu',
  promotions: 'menu',
  pictures: 'table',
}

/** The previewed page and its width. */
export interface PreviewChoice {
  page: RestaurantPageName
  width: PreviewWidth
}

/** The panel's page with the frame; without a choice the page that shows most of the part, on a phone. */
export function settingsPreviewPath(restaurantId: number, part: SettingsPart, choice?: PreviewChoice): string {
  const path = `${settingsPartPath(restaurantId, part)}/podglad`
  return choice ? `${path}?s=${PAGE_SLUGS[choice.page]}&w=${WIDTHS[choice.width]}` : path
}

/** The diners' page inside the frame. */
export function previewedPagePath(restaurantId: number, part: SettingsPart, page: RestaurantPageName): string {
  return `${settingsPreviewPath(restaurantId, part)}/strona?s=${PAGE_SLUGS[page]}`
}

/** The choice in an address, limited to the existing pages. */
export function readPreview(
  query: Record<string, unknown>,
  part: SettingsPart,
  pages: readonly RestaurantPageName[],
): PreviewChoice {
  const requested = RESTAURANT_PAGES.find((page) => PAGE_SLUGS[page] === query.s) ?? FIRST_PAGE[part]
  const width = PREVIEW_WIDTHS.find((one) => WIDTHS[one] === query.w) ?? 'phone'
  return { page: pages.includes(requested) ? requested : 'table', width }
}
