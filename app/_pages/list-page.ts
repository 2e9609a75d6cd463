import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listOrigin, listStanding } from '@/app/_metadata/list-standing'
import { sharingMetadata } from '@/app/_metadata/sharing-metadata'
import { cityListPath, type ListKind } from '@/lib/domain/list/list-kind'
import { findCuisine } from '@/lib/domain/restaurant/cuisines'
import {
  MAX_UNRANKED_PAGE,
  PAGE_PARAMETER,
  PAGE_SIZE,
  pagePath,
  RANKING_PARAMETER,
  readPageNumber,
  readRanking,
} from '@/lib/domain/search/page-number'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { listCities } from '@/lib/server/upstream/cities'
import { ifOut, nullIfOut } from '@/lib/server/upstream/client/outage'
import { NotFoundError, type PageProps } from './tenant-page'

type Params = Awaited<PageProps['searchParams']>
type PathParams = Awaited<PageProps['params']>
type City = Tenant['cities'][number]
type AnswerPage = { items: unknown[]; next_page: number | null; token: string | null }

/** A city's list as its URL requests it. */
export interface CityList<Cuisine extends string, ListedCity extends City = City> {
  city: ListedCity
  cuisine: Cuisine | null
  page: number
}

/** The requested page of a live list. Throws a NotFoundError where it is no number. */
export function readListPage(params: Params): { page: number; token: string | null } {
  const page = readPageNumber(params[PAGE_PARAMETER])
  if (page === null) throw new NotFoundError()
  return { page, token: readRanking(params[RANKING_PARAMETER]) }
}

/**
 * Links to the pages before and after this one of a live list. Throws a NotFoundError for a missing page; the end of a
 * ranking, which a token names, has a message of its own.
 */
export function neighbours(
  path: string,
  { page, token }: ReturnType<typeof readListPage>,
  answer: AnswerPage,
): { previous: string | null; next: string | null } {
  if (page > 1 && answer.items.length === 0 && !token) throw new NotFoundError()
  return {
    previous: page > 1 ? pagePath(path, page - 1, answer.token) : null,
    next: answer.next_page ? pagePath(path, answer.next_page, answer.token) : null,
  }
}

/** The title of a live list's page, and its canonical path. */
export async function listHead(title: string, path: string, params: Params) {
  const pager = await getTranslations('pager')
  const page = readPageNumber(params[PAGE_PARAMETER]) ?? 1
  return { title: page > 1 ? pager('titlePage', { title, page }) : title, canonical: pagePath(path, page) }
}

/** City, cuisine and page of a city's list; `null` where one of them is unknown. */
export function readCityList<Cuisine extends string, ListedCity extends City>(
  cities: readonly ListedCity[],
  cuisines: readonly Cuisine[],
  { city: slug, kuchnia, strona }: PathParams,
): CityList<Cuisine, ListedCity> | null {
  const page = readPageNumber(strona, MAX_UNRANKED_PAGE)
  const city = cities.find((one) => one.slug === slug)
  const cuisine = kuchnia ? findCuisine(cuisines, kuchnia) : null
  if (!city || (kuchnia && !cuisine) || page === null) return null
  return { city, cuisine, page }
}

/** Place of a page in a city's list: its neighbours, its breadcrumbs, the position of its first restaurant. */
export function placeOfCityList(
  kind: ListKind,
  { city, cuisine, page }: CityList<string>,
  cuisineTitle: string | null,
  { next_page }: Pick<AnswerPage, 'next_page'>,
) {
  const path = cityListPath(kind, city.slug, cuisine)
  return {
    previous: page > 1 ? pagePath(path, page - 1) : null,
    next: next_page ? pagePath(path, next_page) : null,
    breadcrumbs: [
      { name: city.name, url: cityListPath(kind, city.slug) },
      ...(cuisineTitle === null ? [] : [{ name: cuisineTitle, url: path }]),
    ],
    firstPosition: (page - 1) * PAGE_SIZE + 1,
  }
}

/** Metadata of a city list's page: title, description, canonical URL, whether it is indexed. */
export async function cityListMetadata(
  tenant: Tenant,
  kind: ListKind,
  { city, cuisine, page }: CityList<string>,
  words: { title: { absolute: string }; description?: string },
  { total, card }: { total: number | null; card: Parameters<typeof sharingMetadata>[1] },
): Promise<Metadata> {
  const origin = await listOrigin(tenant, { product: kind, city: city.slug, cuisine }, page)
  const url = `${origin}${pagePath(cityListPath(kind, city.slug, cuisine), page)}`
  const open = { title: words.title.absolute, description: words.description, url }
  return { ...words, ...listStanding(url, total), ...sharingMetadata(tenant, card, open) }
}

/**
 * Cities loaded from the upstream, so that a new one has its title at once; those of the configuration during an
 * outage.
 */
export function citiesForTitles(tenant: Tenant, kind: ListKind): Promise<readonly City[]> {
  return listCities(tenant, kind).catch(ifOut(tenant.cities))
}

/** Number of a list's restaurants; `null` while the upstream is out, which the page itself reports. */
export async function totalOf(loaded: Promise<{ list: { total: number } | null }>): Promise<number | null> {
  return (await loaded.catch(nullIfOut))?.list?.total ?? null
}
