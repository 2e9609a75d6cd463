/** Data that search engines want and do not find. Contract C39. */
const DATA_GAPS = [
  'name',
  'address',
  'telephone',
  'image',
  'geo',
  'hours',
  'cuisines',
  'menu',
  'description',
  'dishes',
  'dish',
  'trail',
] as const
type DataGap = (typeof DATA_GAPS)[number]

/** Without these Google shows no rich result; the others reduce it. */
const REQUIRED: readonly DataGap[] = ['name', 'address', 'dishes', 'dish', 'trail']

type Thing = Record<string, unknown>
type Check = [gap: DataGap, isThere: (thing: Thing) => boolean]

/**
 * Data by type that Google documents as required or recommended for a restaurant (local business), a menu and
 * breadcrumbs (developers.google.com/search/docs/appearance/structured-data).
 */
const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  Restaurant: [
    ['name', ({ name }) => isText(name)],
    [
      'address',
      ({ address }) => hasTexts(address, ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry']),
    ],
    ['telephone', ({ telephone }) => isText(telephone)],
    ['image', ({ image }) => isFilled(image)],
    ['geo', ({ geo }) => isPlace(geo)],
    ['hours', ({ openingHoursSpecification }) => isFilled(openingHoursSpecification)],
    ['cuisines', ({ servesCuisine }) => isFilled(servesCuisine)],
    ['menu', ({ hasMenu }) => isText(hasMenu)],
    ['description', ({ description }) => isText(description)],
  ],
  Menu: [
    ['name', ({ name }) => isText(name)],
    ['dishes', ({ hasMenuSection }) => listOf(hasMenuSection).some(({ hasMenuItem }) => isFilled(hasMenuItem))],
    [
      'dish',
      ({ hasMenuSection }) =>
        listOf(hasMenuSection).every(({ hasMenuItem }) => listOf(hasMenuItem).every((item) => isDish(item))),
    ],
  ],
  BreadcrumbList: [
    [
      'trail',
      ({ itemListElement }) =>
        isFilled(itemListElement) && listOf(itemListElement).every(({ name, item }) => isText(name) && isText(item)),
    ],
  ],
}

/** Missing data in the structured data of a page, in a fixed order. */
export function structuredDataGaps(things: readonly object[]): { gap: DataGap; isRequired: boolean }[] {
  const found = new Set(
    (things as Thing[]).flatMap((thing) =>
      (CHECKS[String(thing['@type'])] ?? []).flatMap(([gap, isThere]) => (isThere(thing) ? [] : [gap])),
    ),
  )
  return DATA_GAPS.filter((gap) => found.has(gap)).map((gap) => ({ gap, isRequired: REQUIRED.includes(gap) }))
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}

function listOf(value: unknown): Thing[] {
  return Array.isArray(value) ? (value as Thing[]) : []
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => isText((value as Thing)[name]))
}

// Coordinates 0, 0 mean a restaurant without a place on the map.
function isPlace(value: unknown): boolean {
  const { latitude, longitude } = (value ?? {}) as Thing
  return typeof latitude === 'number' && typeof longitude === 'number' && !(latitude === 0 && longitude === 0)
}

function isDish({ name, offers }: Thing): boolean {
  const { price, priceCurrency } = (offers ?? {}) as Thing
  return isText(name) && typeof price === 'number' && price >= 0 && priceCurrency === 'PLN'
}
