import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import { type FileMenu, type FileProduct, MAX_OPTIONS } from '@/lib/domain/restaurant/file/menu-schema'
import { isNestedDeeper } from '@/lib/domain/wire'
import { CSV_WORDS, FILE_WORDS, JSON_LD_WORDS } from '@/messages/content/restaurant-file'
import { type DishRow, groszeOf, knownDish, menuOfRows, placeOf, priceOf, type ReadMenu } from './menu-rows'

type Thing = Readonly<Record<string, unknown>>
type Offer = { name: string; price: string; currency: string }
type Row = DishRow & { place: string; currencies: string[] }

const DIETS = new Map<string, Diet>([
  ['VegetarianDiet', 'vegetarian'],
  ['VeganDiet', 'vegan'],
])
/** Properties that are read, or that say nothing of a dish. */
const READ = new Set(
  'name description hasMenuSection hasMenuItem offers suitableForDiet url inLanguage identifier mainEntityOfPage'.split(
    ' ',
  ),
)
const READ_OF_OFFER = new Set(
  'name price lowPrice highPrice offerCount offers priceCurrency priceSpecification url availability'.split(' '),
)

/** Is the text JSON, or a page with JSON-LD in it? */
export function looksLikeJsonLd(text: string): boolean {
  return /^\s*[[{]/.test(text) || /<script\b[^<>]*application\/ld\+json/i.test(text)
}

/**
 * A menu as schema.org describes it: `Menu`, `MenuSection` and `MenuItem` with `offers` and `suitableForDiet`, anywhere
 * in JSON-LD or in the source of a page. A section in another keeps its own name, with that of the other where two have
 * it. Everything the file does not say stays as `known` has it; prices are PLN or a problem. Contract C33, C37.
 */
export function readMenuJsonLd(text: string, known: FileMenu | null): ReadMenu {
  const found = thingsIn(text)
  if (!found) return problemsOnly([{ path: JSON_LD_WORDS.file, message: JSON_LD_WORDS.notJson }])
  const reader = createReader(found)
  const rows = reader.rows()
  if (rows.length === 0) return problemsOnly([{ path: JSON_LD_WORDS.file, message: JSON_LD_WORDS.noMenu }])
  const before = knownDish(rows, known)
  const seen = new Set<string>()
  const problems = rows.flatMap((row) => {
    const isSecond = seen.has(placeOf(row)) && row.name !== ''
    seen.add(placeOf(row))
    const messages = [...rowProblems(row, before(row)), ...(isSecond ? [FILE_WORDS.repeated(row.name)] : [])]
    return messages.map((message) => ({ path: row.place, message }))
  })
  if (problems.length > 0) return problemsOnly(joined(problems))
  const whole = rows.map((row) => withKnown(row, before(row)))
  return { menu: menuOfRows(whole, known, before), problems: [], unread: [...reader.unread].sort() }
}

/**
 * A price that the file does not say is the present one, and so is a description that differs in its spaces alone: our
 * page binds short words to the next.
 */
function withKnown(row: Row, known: FileProduct | undefined): Row {
  const { price, description } = row
  const isKnown = known !== undefined && description !== null && textOf(description) === textOf(known.description)
  return {
    ...row,
    price: isPriced(row) ? price : ((known?.priceGrosze ?? 0) / 100).toFixed(2),
    description: isKnown ? known.description : (description?.replaceAll('\u00a0', ' ') ?? null),
  }
}

function problemsOnly(problems: FileProblem[]): ReadMenu {
  return { menu: null, problems }
}

/** One line of words for each place: an answer names a place once. */
function joined(problems: readonly FileProblem[]): FileProblem[] {
  const byPlace = new Map<string, Set<string>>()
  for (const { path, message } of problems) byPlace.set(path, (byPlace.get(path) ?? new Set()).add(message))
  return [...byPlace].map(([path, messages]) => ({ path, message: [...messages].join('; ') }))
}

/** The things of a file, or of each script of a page; null where none is JSON. */
function thingsIn(text: string): unknown[] | null {
  const scripts = [...text.matchAll(/<script\b[^<>]*application\/ld\+json[^<>]*>([\s\S]*?)<\/script>/gi)]
  const texts = /^\s*</.test(text) || scripts.length > 0 ? scripts.map(([, inner = '']) => inner) : [text]
  const read = texts.flatMap((one) => {
    try {
      const value: unknown = JSON.parse(one)
      return isNestedDeeper(value) ? [] : [value]
    } catch {
      return []
    }
  })
  return read.length > 0 ? read : null
}

/** Reads the dishes of `found`; a reference by `@id` leads to the thing of that name, once. */
function createReader(found: readonly unknown[]) {
  const byId = new Map<string, Thing>()
  const unread = new Set<string>()
  for (const one of thingsBelow(found)) if (typeof one['@id'] === 'string' && isMore(one)) byId.set(one['@id'], one)
  const whole = (thing: Thing): Thing => (isMore(thing) ? thing : (byId.get(textOf(thing['@id'])) ?? thing))
  const all = (value: unknown): Thing[] => listOf(value).filter(isThing).map(whole)
  const visited = new Set<Thing>()

  function recordUnread(thing: Thing, read: ReadonlySet<string>, prefix = ''): void {
    for (const key of Object.keys(thing)) if (!key.startsWith('@') && !read.has(key)) unread.add(`${prefix}${key}`)
  }

  function rowsOf(thing: Thing, sections: readonly string[]): Row[] {
    if (visited.has(thing)) return []
    visited.add(thing)
    recordUnread(thing, READ)
    const category = sections.at(-1) || JSON_LD_WORDS.unnamed
    const own = all(thing.hasMenuItem).map((item) => rowOf(item, category, sections))
    const nested = all(thing.hasMenuSection).flatMap((one) => rowsOf(one, [...sections, textOf(one.name)]))
    return [...own, ...nested]
  }

  function rowOf(item: Thing, category: string, sections: readonly string[]): Row {
    recordUnread(item, READ)
    const name = textOf(item.name)
    const offers = offersOf(item)
    const named = listOf(item.suitableForDiet).map(lastPart).filter(Boolean)
    for (const diet of named) if (!DIETS.has(diet)) unread.add(`suitableForDiet: ${diet}`)
    const prices = new Set(offers.map(({ price }) => groszeOf(price) ?? price))
    const isOne = prices.size <= 1
    return {
      place: [...sections.filter(Boolean), name || JSON_LD_WORDS.unnamedDish].join(' › '),
      category,
      name,
      description: typeof item.description === 'string' ? item.description : null,
      price: isOne ? (offers[0]?.price ?? '') : '',
      sizes: isOne ? [] : offers.map(({ name: size, price }) => ({ name: size, price })),
      allergens: undefined,
      diets: named.flatMap((diet) => DIETS.get(diet) ?? []),
      currencies: offers.map(({ currency }) => currency),
    }
  }

  // Each offer of a dish is read once: references could name it more often than there is time for.
  function offersOf(item: Thing): Offer[] {
    const offers: Offer[] = []
    const seen = new Set<Thing>()
    const add = (offer: Thing, around: unknown): void => {
      if (seen.has(offer) || offers.length > MAX_OPTIONS) return
      seen.add(offer)
      recordUnread(offer, READ_OF_OFFER, 'offers.')
      // A dish that is sold out stays as it is here; one that can be had says nothing new.
      const availability = lastPart(offer.availability)
      if (availability && availability !== 'InStock') unread.add(`offers.availability: ${availability}`)
      const currency = offer.priceCurrency ?? around
      const inner = all(offer.offers)
      for (const one of inner) add(one, currency)
      if (inner.length === 0) offers.push(...ownOffers(offer, currency))
    }
    for (const offer of all(item.offers)) add(offer, undefined)
    return offers
  }

  function ownOffers(offer: Thing, currency: unknown): Offer[] {
    const specified = all(offer.priceSpecification)
    const priced = offer.price === undefined && specified.length > 0 ? specified : [offer]
    return priced.flatMap((one) => {
      const price = one.price ?? offer.lowPrice
      if (price === undefined || price === null || price === '') return []
      const name = textOf(one.name) || textOf(offer.name)
      return [{ name, price: textOf(price), currency: currencyOf(one.priceCurrency ?? currency) }]
    })
  }

  function rows(): Row[] {
    const things = [...thingsBelow(found)]
    const menus = things.filter((thing) => isOf(thing, 'Menu')).map(whole)
    // A page may have sections alone; those in another are read with it, since what was visited is not read again.
    const starts = menus.length > 0 ? menus : things.filter((thing) => isOf(thing, 'MenuSection'))
    const read = starts.flatMap((thing) => rowsOf(thing, isOf(thing, 'Menu') ? [] : [textOf(thing.name)]))
    return withUniqueCategories(read)
  }
  return { rows, unread }
}

/** Two sections of one name in different ones are told apart by the one around them. */
function withUniqueCategories(rows: readonly Row[]): Row[] {
  const paths = new Map<string, Set<string>>()
  const pathOf = ({ place }: Row) => place.split(' › ').slice(0, -1).join(' – ')
  for (const row of rows) paths.set(row.category, (paths.get(row.category) ?? new Set()).add(pathOf(row)))
  return rows.map((row) => {
    const isShared = (paths.get(row.category)?.size ?? 0) > 1
    return isShared && pathOf(row) !== '' ? { ...row, category: pathOf(row) } : row
  })
}

function rowProblems(row: Row, known: { priceGrosze: number } | undefined): string[] {
  const foreign = row.currencies.find((currency) => currency.replace(CSV_WORDS.currency, '') !== '')
  if (row.name === '') return [CSV_WORDS.noName]
  if (foreign) return [JSON_LD_WORDS.currency(foreign)]
  const wrong = [row.price, ...row.sizes.map(({ price }) => price)].filter(
    (price) => price !== '' && groszeOf(price) === null,
  )
  if (wrong.length > 0) return wrong.map((price) => CSV_WORDS.price(price))
  const names = new Set(row.sizes.map(({ name }) => name))
  if (names.has('') || names.size < row.sizes.length) return [JSON_LD_WORDS.severalPrices]
  if (!isPriced(row)) return known ? [] : [CSV_WORDS.price('')]
  return priceOf(row) === 0 && known?.priceGrosze !== 0 ? [CSV_WORDS.noPrice] : []
}

function isPriced({ price, sizes }: DishRow): boolean {
  return price !== '' || sizes.length > 0
}

/** Every thing of a file, those within others too. */
function* thingsBelow(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const one of value) yield* thingsBelow(one)
  if (!isThing(value)) return
  yield value
  for (const one of Object.values(value)) yield* thingsBelow(one)
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Has the thing more than its name: is it no mere reference? */
function isMore(thing: Thing): boolean {
  return Object.keys(thing).some((key) => !key.startsWith('@'))
}

function isOf(thing: Thing, type: string): boolean {
  return isMore(thing) && listOf(thing['@type']).some((one) => lastPart(one) === type)
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** `VeganDiet` of `https://schema.org/VeganDiet`, `schema:VeganDiet` or a thing of that `@id`. */
function lastPart(value: unknown): string {
  const text = isThing(value) ? textOf(value['@id']) || textOf(value.name) : textOf(value)
  return text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf(':')) + 1)
}

/** Empty where nothing is said; what cannot be read is not taken for złoty. */
function currencyOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return listOf(value).map(textOf).filter(Boolean).join(', ').toUpperCase() || '?'
}

function textOf(value: unknown): string {
  if (isThing(value)) return textOf(value['@value'])
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.replace(/\s+/g, ' ').trim()
}
