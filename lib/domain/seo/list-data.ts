import type { BreadcrumbList, ItemList, Restaurant, WithContext } from 'schema-dts'

/** A name and its absolute address. */
export interface Linked {
  name: string
  url: string
}

/** The breadcrumbs of a page, from the home page on. */
export function breadcrumbData(steps: Linked[]): WithContext<Extract<BreadcrumbList, object>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** The restaurants of a page, in its order; later pages of a list continue its positions. */
export function itemListData(
  name: string,
  items: Extract<Restaurant, object>[],
  firstPosition = 1,
): WithContext<Extract<ItemList, object>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: firstPosition + index, item })),
  }
}
