import { type SQL, sql } from 'drizzle-orm'
import { MAX_SUGGESTIONS, MIN_SUGGEST_LENGTH, type SearchSuggestion } from '@/lib/domain/list/suggestions-schema'
import { ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { type Db, inTransaction, rowsOf, sqlStateOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { servesProduct, type WireProduct } from '@/upstream/restaurants/serves-product'
import { hasTerms, holdsTerms, loadSearchTerms, type SearchTerm, tsqueryOf } from './search-terms'

/** Time limit in ms: later suggestions are useless while typing. PGlite has no time-out. */
const TIMEOUT_MS = 400
/** `query_canceled`: the time-out of the statement. */
const TIMED_OUT = '57014'
/** Most suggestions of a kind, so that a common word of many restaurants leaves room for dishes. */
const MAX_CUISINES = 2
const MAX_RESTAURANTS = 4

interface SuggestionQuery {
  tenant: string
  productName: string
  product: WireProduct
  /** Slug or name; all cities of the tenant without one. */
  city?: string
  q: string
}

/**
 * Cuisines, restaurants and, for orders, dishes of the tenant in the requested city, at most eight. `null` if the
 * database did not answer in time. Contract C0, docs/design/search.md.
 */
export async function suggest(db: Db, query: SuggestionQuery): Promise<SearchSuggestion[] | null> {
  if (slugOf(query.q).length < MIN_SUGGEST_LENGTH) return []
  try {
    return await inTransaction(db, async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${TIMEOUT_MS}`))
      const terms = await loadSearchTerms(tx, query.q)
      if (!terms) return []
      const close = await suggestionsFor(tx, query, terms.close)
      return close.length > 0 ? close : suggestionsFor(tx, query, terms.loose)
    })
  } catch (error) {
    if (sqlStateOf(error) !== TIMED_OUT) throw error
    return null
  }
}

async function suggestionsFor(db: Db, query: SuggestionQuery, terms: SearchTerm[]): Promise<SearchSuggestion[]> {
  const cuisines = await cuisinesOf(db, query, terms)
  const restaurants = await restaurantsOf(db, query, terms)
  const room = MAX_SUGGESTIONS - cuisines.length - restaurants.length
  const dishes = query.product === 'orders' ? await dishesOf(db, query, terms, room) : []
  return [...cuisines, ...dishes, ...restaurants]
}

async function cuisinesOf(db: Db, query: SuggestionQuery, terms: SearchTerm[]): Promise<SearchSuggestion[]> {
  const known: readonly string[] = query.product === 'orders' ? ORDER_CUISINES : RESERVATION_CUISINES
  const found = known.filter((cuisine) => holdsTerms(cuisine, terms)).slice(0, MAX_CUISINES)
  if (found.length === 0) return []
  const column = query.product === 'orders' ? sql`r.order_cuisines` : sql`r.cuisines`
  const rows = await rowsOf<{ text: string }>(
    db,
    sql`SELECT cuisine AS text FROM jsonb_array_elements_text(${JSON.stringify(found)}::jsonb) WITH ORDINALITY AS c (cuisine, place)
      WHERE EXISTS (SELECT 1 FROM ${inScope(query)} AND cuisine = ANY (${column})) ORDER BY place`,
  )
  return rows.map(({ text }) => ({ kind: 'cuisine', text }))
}

/** Restaurants by their names alone; names that start with the text come first, then partners. */
async function restaurantsOf(db: Db, query: SuggestionQuery, terms: SearchTerm[]): Promise<SearchSuggestion[]> {
  const rows = await rowsOf<{ id: number; slug: string; text: string }>(
    db,
    sql`SELECT r.id, r.slug, r.name AS text
      FROM ${inScope(query)} AND ${hasTerms(sql`r.id`, terms, 'in_name')}
      ORDER BY NOT starts_with(r.slug, ${slugOf(query.q)}), NOT r.partner, r.sort_key, r.id LIMIT ${MAX_RESTAURANTS}`,
  )
  return rows.map((row) => ({ kind: 'restaurant', ...row }))
}

/** Names of dishes, the shortest first, if a restaurant has their words. */
async function dishesOf(
  db: Db,
  query: SuggestionQuery,
  terms: SearchTerm[],
  room: number,
): Promise<SearchSuggestion[]> {
  const named = sql`JOIN restaurant_words w ON w.restaurant_id = r.id AND w.with_dishes @@ d.needed`
  const rows = await rowsOf<{ text: string }>(
    db,
    sql`SELECT d.name AS text FROM (
        SELECT name, folded, length(folded) AS letters,
          NOT starts_with(folded, ${slugOf(query.q).replaceAll('-', ' ')}) AS begins_otherwise,
          (SELECT string_agg(word, ' & ')::tsquery FROM unnest(string_to_array(folded, ' ')) word) AS needed
        FROM dish_names WHERE words @@ ${tsqueryOf(terms)}
        ORDER BY begins_otherwise, letters, folded LIMIT 40
      ) d
      WHERE EXISTS (SELECT 1 FROM ${inScope(query, named)})
      ORDER BY d.begins_otherwise, d.letters, d.folded LIMIT ${room}`,
  )
  return rows.map(({ text }) => ({ kind: 'dish', text }))
}

/** `FROM … WHERE …` of the restaurants that the tenant offers in the city. */
function inScope({ tenant, product, productName, city }: SuggestionQuery, join: SQL = sql``): SQL {
  return sql`${listedRestaurants(tenant)} r ${join} WHERE ${servesProduct(product, productName)}
    AND ${city ? sql`r.city_slug = ${slugOf(city)}` : sql`true`}`
}
