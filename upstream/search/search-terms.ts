import { type SQL, sql } from 'drizzle-orm'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { type Db, rowsOf } from '@/upstream/db/database'

/** Most words of a search; the longest Polish dish has fewer. */
const MAX_WORDS = 8
const MAX_WORD_LENGTH = 40
/** Most words of the vocabulary that one typed word may match. */
const MAX_FORMS = 40
/** Most similar words that are compared letter by letter. */
const MAX_CANDIDATES = 30
/** Shorter parts occur in too many words; they match only beginnings. */
const MIN_PART_LENGTH = 3
/**
 * A stem of this length, but for one letter, is searched even where a menu has the typed word: "pirogi" is a
 * misspelling, and the plural of a pie. A shorter one is too often another word ("lody", Łódź).
 */
const MIN_NEAR_LENGTH = 5
/** A stem of this length may have two wrong letters in a search without other results. */
const MIN_LOOSE_LENGTH = 6
/** The shortest half of two words typed as one ("pad thai"), and the shortest distinctive ending ("hamburger"). */
const MIN_HALF_LENGTH = 3
const MIN_ENDING_LENGTH = 5

/** A typed word and the words of the vocabulary that it matches. */
export interface SearchTerm {
  typed: string
  forms: string[]
  /** Pairs of words that it may be composed of. */
  pairs?: readonly (readonly [string, string])[]
}

/**
 * Terms of a search. `close`: by parts of words, by stems, and by stems that differ in one letter. `loose`: with more
 * wrong letters, as two words written together, and by its ending, for a search without other results.
 */
interface SearchTerms {
  close: SearchTerm[]
  loose: SearchTerm[]
}

/** The folded words of a typed text. Single letters ("z", "w") count only where there is nothing else. */
export function searchWordsOf(q: string): string[] {
  const words = slugOf(q).split('-').filter(Boolean)
  const long = words.filter((word) => word.length > 1)
  const counted = long.length > 0 ? long : words
  return [...new Set(counted.map((word) => word.slice(0, MAX_WORD_LENGTH)))].slice(0, MAX_WORDS)
}

/** Looks the typed words up in the vocabulary, with one statement; `null` if there are none. */
export async function loadSearchTerms(db: Db, q: string): Promise<SearchTerms | null> {
  const words = searchWordsOf(q)
  if (words.length === 0) return null
  const rows = await rowsOf<VocabularyRow>(
    db,
    // Materialized, so that the typed word's stem is not computed again for each word of the vocabulary.
    sql`WITH asked AS MATERIALIZED (
        SELECT word, place, search_stem(word) AS stem
        FROM jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) WITH ORDINALITY AS typed (word, place)
      )
      SELECT asked.word AS typed, asked.stem,
        to_json(ARRAY(
          (SELECT s.word FROM search_words s WHERE s.stem = asked.stem ORDER BY s.word LIMIT ${MAX_FORMS}::int)
          UNION
          (SELECT s.word FROM search_words s
            WHERE length(asked.word) >= ${MIN_PART_LENGTH}::int AND s.word LIKE '%' || asked.word || '%'
            ORDER BY length(s.word), s.word LIMIT ${MAX_FORMS}::int)
        )) AS forms,
        (SELECT coalesce(json_agg(json_build_object('word', word, 'stem', stem)), '[]') FROM (
          SELECT s.word, s.stem FROM search_words s WHERE s.stem % asked.stem
          ORDER BY similarity(s.stem, asked.stem) DESC, s.word LIMIT ${MAX_CANDIDATES}::int
        ) candidate) AS candidates,
        to_json(ARRAY(SELECT s.word FROM search_words s WHERE s.word IN (
          SELECT part FROM generate_series(${MIN_HALF_LENGTH}::int, length(asked.word) - ${MIN_HALF_LENGTH}::int) AS cut,
            LATERAL (VALUES (left(asked.word, cut)), (substr(asked.word, cut + 1))) AS parts (part)))) AS halves
      FROM asked ORDER BY asked.place`,
  )
  return { close: rows.map(closeTerm), loose: rows.map(looseTerm) }
}

interface VocabularyRow {
  typed: string
  stem: string
  forms: string[]
  /** Words whose stems share parts with the typed one's. */
  candidates: { word: string; stem: string }[]
  /** Words that the typed one begins or ends with. */
  halves: string[]
}

function closeTerm(row: VocabularyRow): SearchTerm {
  const near = row.stem.length >= MIN_NEAR_LENGTH ? wordsWithin(row, 1) : []
  return { typed: row.typed, forms: [...row.forms, ...near] }
}

function looseTerm(row: VocabularyRow): SearchTerm {
  const alike = wordsWithin(row, row.stem.length >= MIN_LOOSE_LENGTH ? 2 : 1)
  return { typed: row.typed, forms: [...row.forms, ...alike, ...endingsOf(row)], pairs: pairsOf(row) }
}

/** "hamburger" ends with "burger". */
export function endingsOf({ typed, halves }: Pick<VocabularyRow, 'typed' | 'halves'>): string[] {
  return halves.filter((half) => half.length >= MIN_ENDING_LENGTH && typed.endsWith(half))
}

/** "padthai" is "pad" and "thai". */
export function pairsOf({ typed, halves }: Pick<VocabularyRow, 'typed' | 'halves'>): [string, string][] {
  return halves
    .filter((half) => typed.startsWith(half) && halves.includes(typed.slice(half.length)))
    .map((half) => [half, typed.slice(half.length)])
}

function wordsWithin({ stem, candidates }: VocabularyRow, letters: number): string[] {
  return candidates.filter((candidate) => editDistance(candidate.stem, stem) <= letters).map(({ word }) => word)
}

/** The terms as a tsquery: each typed word or its beginning, or one of its forms. All are of [a-z0-9]. */
export function tsqueryOf(terms: SearchTerm[]): SQL {
  // One letter would match the beginning of too many words.
  const groups = terms.map(({ typed, forms, pairs = [] }) =>
    [typed.length > 1 ? `${typed}:*` : typed, ...forms, ...pairs.map(([a, b]) => `(${a} & ${b})`)].join(' | '),
  )
  return sql`${groups.map((group) => `(${group})`).join(' & ')}::tsquery`
}

/** The searched column of `restaurant_words`. */
type SearchedWords = 'in_name' | 'of_place' | 'with_dishes'

/**
 * Does `restaurantId` have the terms? Their ids are collected first, by one index: as a join, the planner expects far
 * more of them and reads every restaurant instead.
 */
export function hasTerms(restaurantId: SQL, terms: SearchTerm[], where: SearchedWords): SQL {
  return sql`${restaurantId} = ANY (ARRAY(
    SELECT found.restaurant_id FROM restaurant_words found WHERE found.${sql.raw(where)} @@ ${tsqueryOf(terms)}))`
}

/** Does the text contain each of the terms? For texts of an answer. */
export function holdsTerms(text: string, terms: SearchTerm[]): boolean {
  const words = slugOf(text).split('-')
  return terms.every(
    ({ typed, forms, pairs = [] }) =>
      words.some((word) => word.startsWith(typed) || forms.includes(word)) ||
      pairs.some((pair) => pair.every((half) => words.includes(half))),
  )
}

/**
 * The fewest letters to add, drop, change or swap with their neighbour that make `one` into `other`; swapped letters are
 * not changed again (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] as number
}
