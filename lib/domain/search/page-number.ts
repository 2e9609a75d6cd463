/** Rows of one page of a list. */
export const PAGE_SIZE = 20
/** Parameter of an address: the number of the list's page, from 1. */
export const PAGE_PARAMETER = 'strona'
/** Parameter of an address: the ranking that the page continues, so that no row repeats or is missing. */
export const RANKING_PARAMETER = 'lista'
/** The last page of a list without a ranking, or of a cached list: its ranking is walked from the start. */
export const MAX_UNRANKED_PAGE = 25
/** The last page of any list; 20,000 rows. */
export const MAX_PAGE = 1000

/**
 * The page number in an address. An absent or invalid one reads as 1, like every parameter of a search; `null` for a
 * number beyond `max`. Decision 0036.
 */
export function readPageNumber(written: unknown, max = MAX_PAGE): number | null {
  const text = Array.isArray(written) ? written[0] : written
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text)) return 1
  const page = Number(text)
  return page <= max ? page : null
}

const MAX_RANKING_LENGTH = 4000

/** The ranking in an address, `null` for an impossible one: the upstream gets it unchanged. */
export function readRanking(written: unknown): string | null {
  const text = Array.isArray(written) ? written[0] : written
  if (typeof text !== 'string' || text.length > MAX_RANKING_LENGTH) return null
  return /^[\w-]+\.[\w.-]+$/.test(text) ? text : null
}

/** The address of a page of a list, such as `/rezerwuj/lublin?strona=2`; page 1 is the list's own address. */
export function pagePath(path: string, page: number, ranking?: string | null): string {
  if (page === 1) return path
  const query = new URLSearchParams({
    [PAGE_PARAMETER]: String(page),
    ...(ranking && { [RANKING_PARAMETER]: ranking }),
  })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
