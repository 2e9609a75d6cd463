/** Tags, written by database triggers, of content shown to diners. Decision 0071. */
export const restaurantTag = (id: number) => `restaurant:${id}`
/** Tag of a city's lists: their restaurants and the order. */
export const cityTag = (slug: string) => `city:${slug}`
/** Tag of the lists of all cities of a tenant. */
export const listsTag = (tenant: string) => `lists:${tenant}`
/** A tenant's configuration. */
export const tenantTag = (key: string) => `tenant:${key}`
/** Tag for everything: too many changes at once to name. */
export const ALL_CONTENT = 'all'
