/** Names, written by triggers of the database, of what diners are shown. Decision 0071. */
export const restaurantTag = (id: number) => `restaurant:${id}`
/** Which restaurants the lists of a city have, and in what order. */
export const cityTag = (slug: string) => `city:${slug}`
/** The same of all cities of a tenant. */
export const listsTag = (tenant: string) => `lists:${tenant}`
/** A tenant's configuration. */
export const tenantTag = (key: string) => `tenant:${key}`
/** Anything: more has changed at once than is worth naming. */
export const ALL_CONTENT = 'all'
