/**
 * Checks the structured data of our pages against Google's documents (local business, breadcrumb, carousel,
 * organisation), and schema.org for menus and actions. Lists each lack as a sentence.
 */
export function structuredDataProblems(data: unknown[]): string[] {
  return data.flatMap((thing) => problemsOf(thing as Thing))
}

/** URLs in structured data, with templates filled in as a visit. */
export function urlsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(urlsIn)
  if (typeof value === 'string') return /^https?:\/\/(?!schema\.org\b|purl\.org\b)/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    // A restaurant's own site is not checked, and an @id need not answer.
    ['sameAs', '@id', '@context'].includes(name) ? [] : urlsIn(member),
  )
}

type Thing = Record<string, unknown> & { '@type'?: string }
type Check = (thing: Thing) => (string | false)[]

const CHECKS: Record<string, Check> = {
  Restaurant: (one) => [
    missing(one, 'name', 'url', 'description', 'telephone', 'servesCuisine', 'geo', 'openingHoursSpecification'),
    ...addressProblems(one.address, ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry']),
    !/^\${1,4}$/.test(String(one.priceRange)) && `priceRange ${one.priceRange}`,
    typeof one.acceptsReservations !== 'boolean' && 'acceptsReservations is no boolean',
    one.menu !== one.hasMenu && 'menu and hasMenu differ',
    // A restaurant need not have a picture.
    ...(one.image === undefined ? [] : imageProblems(one.image)),
    ...list(one.openingHoursSpecification).flatMap((hours) => [
      !TIME.test(String(hours.opens)) && `opens ${hours.opens}`,
      !TIME.test(String(hours.closes)) && `closes ${hours.closes}`,
      !hours.dayOfWeek && 'hours without a day',
    ]),
    ...list(one.potentialAction).flatMap((action) => actionProblems(action, one)),
    one.acceptsReservations !== list(one.potentialAction).some((action) => action['@type'] === 'ReserveAction') &&
      'ReserveAction and acceptsReservations disagree',
  ],
  BreadcrumbList: (one) => [
    list(one.itemListElement).length < 2 && 'fewer than two breadcrumbs',
    ...positions(one, 1),
    ...list(one.itemListElement).flatMap((step) => [missing(step, 'name'), ...absolute(step, 'item')]),
  ],
  ItemList: (one) => [
    one.numberOfItems !== list(one.itemListElement).length && 'numberOfItems is another number',
    ...positions(one, Number(list(one.itemListElement)[0]?.position)),
    ...list(one.itemListElement).flatMap(({ item }) => [
      missing(item as Thing, 'name', 'servesCuisine', 'priceRange'),
      ...absolute(item as Thing, 'url'),
      ...addressProblems((item as Thing).address, ['streetAddress', 'addressLocality']),
    ]),
  ],
  Menu: (one) => [
    missing(one, 'name', 'inLanguage'),
    ...absolute(one, 'url'),
    list(one.hasMenuSection).length === 0 && 'a menu without sections',
    ...list(one.hasMenuSection).flatMap((section) => [
      missing(section, 'name'),
      list(section.hasMenuItem).length === 0 && 'a section without dishes',
      ...list(section.hasMenuItem).flatMap((dish) => [missing(dish, 'name'), ...offerProblems(dish.offers as Thing)]),
    ]),
  ],
  WebSite: (one) => [missing(one, 'name'), ...absolute(one, 'url')],
  Organization: (one) => [missing(one, 'name', 'contactPoint'), ...absolute(one, 'url'), ...absolute(one, 'logo')],
  OfferCatalog: (one) => [
    missing(one, 'name'),
    ...absolute(one, 'url'),
    ...list(one.itemListElement).flatMap(offerProblems),
  ],
}

function problemsOf(thing: Thing): string[] {
  const check = CHECKS[String(thing['@type'])]
  if (!check) return [`${thing['@type']} is not expected`]
  if (thing['@context'] !== 'https://schema.org') return [`@context ${thing['@context']}`]
  return check(thing).flatMap((problem) => (problem ? [`${thing['@type']}: ${problem}`] : []))
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

function actionProblems(action: Thing, { menu }: Thing): (string | false)[] {
  const { urlTemplate } = (action.target ?? {}) as Thing
  const template = String(urlTemplate)
  if (action['@type'] === 'ReserveAction') {
    const names = ['{date}', '{time}', '{people}']
    return [names.some((name) => !template.includes(name)) && `ReserveAction ${template}`]
  }
  if (action['@type'] !== 'OrderAction') return [`action ${action['@type']}`]
  return [
    !/^https:\/\//.test(template) && `OrderAction ${template}`,
    list(action.deliveryMethod).length === 0 && 'OrderAction without a delivery method',
    !menu && 'OrderAction without a menu',
  ]
}

function offerProblems({ price, priceCurrency }: Thing): (string | false)[] {
  return [!(Number(price) >= 0) && `price ${price}`, priceCurrency !== 'PLN' && `priceCurrency ${priceCurrency}`]
}

function imageProblems(image: unknown): (string | false)[] {
  const shapes = list(image as unknown).map((url) => /-(1x1|4x3|16x9)\.jpg$/.exec(String(url))?.[1])
  return [shapes.join() !== '1x1,4x3,16x9' && `images ${shapes.join()}`]
}

function addressProblems(address: unknown, names: string[]): (string | false)[] {
  if ((address as Thing | undefined)?.['@type'] !== 'PostalAddress') return ['no PostalAddress']
  return [missing(address as Thing, ...names)]
}

function positions(one: Thing, first: number): (string | false)[] {
  const found = list(one.itemListElement).map(({ position }) => position)
  return [found.some((position, index) => position !== first + index) && `positions ${found.join()}`]
}

function absolute(thing: Thing, name: string): (string | false)[] {
  return [!/^https:\/\/[a-z0-9.-]+\//.test(`${thing[name]}/`) && `${name} ${thing[name]}`]
}

function missing(thing: Thing, ...names: string[]): string | false {
  const empty = names.filter((name) => {
    const value = thing[name]
    return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  })
  return empty.length > 0 && `no ${empty.join(', ')}`
}

function list(value: unknown): Thing[] {
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]) as Thing[]
}
