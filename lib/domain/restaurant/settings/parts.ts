export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Steps to a value: names of properties and places in lists. */
export type Path = readonly (string | number)[]

/**
 * Parts in which a restaurant is changed on the panel, in the order of their list: each names its fields and their
 * places in the restaurant's file. Values in no part (key, brand, city, products) are the operator's. Contract C37.
 */
export const SETTINGS_PARTS = {
  profile: {
    slug: 'profil',
    fields: {
      name: 'name',
      lead: 'lead',
      description: 'description',
      priceLevel: 'priceLevel',
      pricePerPersonGrosze: 'pricePerPersonGrosze',
      cuisines: 'cuisines',
      orderCuisines: 'orderCuisines',
      address: 'address',
      contact: 'contact',
      embedOrigins: 'embedOrigins',
      notices: 'notices',
      hostSetsPrices: 'hostSetsPrices',
    },
  },
  hours: {
    slug: 'godziny',
    fields: {
      week: 'hours.week',
      exceptions: 'hours.exceptions',
      kitchen: 'hours.kitchen',
      lastOrderMinutes: 'hours.lastOrderMinutes',
      lastSeatingMinutes: 'hours.lastSeatingMinutes',
    },
  },
  tables: { slug: 'stoliki', fields: { rooms: 'rooms', combinations: 'combinations' } },
  reservations: {
    slug: 'zasady',
    fields: {
      slotMinutes: 'reservations.slotMinutes',
      stayMinutes: 'reservations.stayMinutes',
      maxPartySize: 'reservations.maxPartySize',
      approveFrom: 'reservations.approveFrom',
      autoConfirmBefore: 'reservations.autoConfirmBefore',
      rules: 'reservations.rules',
    },
  },
  menu: { slug: 'menu', fields: { categories: 'menu.categories', sharedQuestions: 'menu.sharedQuestions' } },
  delivery: {
    slug: 'dostawa',
    fields: {
      packagingGrosze: 'orders.packagingGrosze',
      preparationMinutes: 'orders.preparationMinutes',
      slotMinutes: 'orders.slotMinutes',
      ordersPerSlot: 'orders.ordersPerSlot',
      scheduled: 'orders.scheduled',
      delivery: 'orders.delivery',
    },
  },
  payments: { slug: 'platnosci', fields: { paymentMethods: 'orders.paymentMethods', trader: 'trader' } },
  promotions: { slug: 'promocje', fields: { discounts: 'menu.discounts', vouchers: 'vouchers' } },
  pictures: { slug: 'zdjecia', fields: { pictures: 'pictures' } },
} as const satisfies Record<string, { slug: string; fields: Record<string, string> }>

export type SettingsPart = keyof typeof SETTINGS_PARTS
export const SETTINGS_PART_NAMES = Object.keys(SETTINGS_PARTS) as [SettingsPart, ...SettingsPart[]]

/** A part as edited: its fields by name; a field is absent if the restaurant has no such value. */
export type PartValue = { [field: string]: Json }

/** The part of a file. Fields that a restaurant without orders or menu lacks are absent. */
export function readPart(file: object, part: SettingsPart): PartValue {
  const value: PartValue = {}
  for (const [field, place] of Object.entries(SETTINGS_PARTS[part].fields)) {
    const found = valueAt(file as Json, place.split('.'))
    if (found !== undefined) value[field] = found
  }
  if (part === 'menu') value.categories = withoutHistory(value.categories ?? [])
  return value
}

/**
 * The file without earlier prices, which a save only adds to: those of the database stay, and a clock that is slow does
 * not reject them as future ones.
 */
export function withoutPrices<T extends object>(file: T): T {
  const categories = valueAt(file as Json, ['menu', 'categories'])
  if (categories === undefined || categories === null) return file
  return setAt(file as Json, ['menu', 'categories'], withoutHistory(categories)) as unknown as T
}

// A form has no history either. A first menu begins without categories.
function withoutHistory(categories: Json): Json {
  if (Array.isArray(categories)) return categories.map(withoutHistory)
  if (typeof categories !== 'object' || categories === null) return categories
  const { earlierPrices: _, ...rest } = categories
  return rest.products === undefined ? rest : { ...rest, products: withoutHistory(rest.products) }
}

/** The file with its part replaced; not validated. Sections that the restaurant lacks stay absent. */
export function withPart(file: object, part: SettingsPart, value: PartValue): unknown {
  let changed = file as Json
  for (const [field, place] of Object.entries(SETTINGS_PARTS[part].fields)) {
    const path = place.split('.')
    const [section = ''] = path
    if (value[field] === undefined) {
      // A menu without shared questions has an empty list.
      if (field === 'sharedQuestions' && valueAt(changed, path)) changed = setAt(changed, path, [])
      continue
    }
    const isAbsent = path.length > 1 && valueAt(changed, [section]) === null
    if (isAbsent && part === 'menu' && (value[field] as Json[]).length > 0)
      changed = setAt(changed, [section], { categories: [], discounts: [] })
    else if (isAbsent) continue
    changed = setAt(changed, path, value[field])
  }
  return part === 'menu' ? withoutDangling(changed) : changed
}

/**
 * Removes references to deleted items: promotions of a dish or category, suggestions of a dish with others, and keys of
 * a shared question.
 */
function withoutDangling(file: Json): Json {
  const categories = valueAt(file, ['menu', 'categories'])
  if (!Array.isArray(categories)) return file
  const dishes = categories.flatMap((category) => listAt(category, 'products'))
  const [ofDishes, ofCategories] = [dishes, categories].map(namesOf) as [Set<Json>, Set<Json>]
  const discounts = listAt(valueAt(file, ['menu']), 'discounts').filter((discount) => {
    const isOfDish = valueAt(discount, ['scope']) === 'same-product'
    return (isOfDish ? ofDishes : ofCategories).has(valueAt(discount, ['target']) ?? '')
  })
  const shared = new Set(listAt(valueAt(file, ['menu']), 'sharedQuestions').map((one) => valueAt(one, ['key']) ?? ''))
  const remaining = categories.map((category) => {
    const products = listAt(category, 'products').map((dish) =>
      withOnly(withOnly(dish, 'goesWith', ofDishes), 'sharedQuestions', shared),
    )
    return Array.isArray(valueAt(category, ['products'])) ? setAt(category, ['products'], products) : category
  })
  return setAt(setAt(file, ['menu', 'discounts'], discounts), ['menu', 'categories'], remaining)
}

function withOnly(dish: Json, list: string, known: ReadonlySet<Json>): Json {
  const own = listAt(dish, list)
  const remaining = own.filter((one) => known.has(one))
  return remaining.length === own.length ? dish : setAt(dish, [list], remaining)
}

/** Numbers and names by which a menu's items are referred to. */
function namesOf(things: readonly Json[]): Set<Json> {
  return new Set(things.flatMap((one) => [valueAt(one, ['id']) ?? '', valueAt(one, ['name']) ?? '']))
}

/** The list in a field of a value; empty without one. */
export function listAt(value: Json | undefined, name: string): Json[] {
  const found = valueAt(value, [name])
  return Array.isArray(found) ? found : []
}

/** `orders.delivery.zones[0].name` of a file → `delivery.zones[0].name` of its part; null for a place in another part. */
export function placeInPart(part: SettingsPart, filePlace: string): string | null {
  for (const [field, place] of Object.entries(SETTINGS_PARTS[part].fields)) {
    const rest = filePlace.slice(place.length)
    if (filePlace.startsWith(place) && /^(?:$|[.[])/.test(rest)) return field + rest
  }
  return null
}

/** The part with this address segment. */
export function partOfSlug(slug: string): SettingsPart | null {
  return SETTINGS_PART_NAMES.find((part) => SETTINGS_PARTS[part].slug === slug) ?? null
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, step) => {
    if (Array.isArray(at)) return at[Number(step)]
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    return at[step]
  }, value)
}

/** A copy with the value at a path; values off the path stay the same objects. */
export function setAt(value: Json, [step, ...rest]: Path, wanted: Json): Json {
  if (step === undefined) return wanted
  if (Array.isArray(value)) return value.map((item, i) => (i === Number(step) ? setAt(item, rest, wanted) : item))
  const own = typeof value === 'object' && value !== null ? value : {}
  return { ...own, [step]: setAt(Object.hasOwn(own, step) ? (own[step] as Json) : {}, rest, wanted) }
}

/** `delivery.zones[0].name` → `['delivery', 'zones', 0, 'name']`; null for invalid text. */
export function readPath(text: string): Path | null {
  if (text === '') return []
  if (text.length > 200 || !/^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*|\[\d{1,4}\])*$/.test(text)) return null
  return [...text.matchAll(/([a-zA-Z]\w*)|\[(\d+)\]/g)].map(([, name, place]) => name ?? Number(place))
}
