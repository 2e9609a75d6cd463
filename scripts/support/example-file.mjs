// @ts-check

/**
 * A restaurant's file to fill in: the example, with the food list of its own brand. Contract C18, C33.
 * @param {{ key: string, tenant: string, city: string, name: string }} said
 * @param {{ tenant: string, products: string[] }} example `docs/restaurant.example.json`
 * @param {{ properties: { key: { pattern: string }, products: { items: { enum: string[] } } } }} schema
 * `docs/restaurant.schema.json`
 */
export function exampleFile({ key, tenant, ...said }, example, { properties }) {
  if (!new RegExp(properties.key.pattern).test(key))
    throw new Error(`${key} is no key: 3 to 60 lower-case letters without accents, digits and hyphens, as lublin-nowa.`)
  const products = example.products.filter((product) => product !== listOf(example.tenant))
  // A brand without its own list uses the list of all brands.
  const own = properties.products.items.enum.filter((product) => product === listOf(tenant))
  return { ...example, key, tenant, ...said, products: [...products, ...own] }
}

/** @param {string} tenant */
function listOf(tenant) {
  return `${tenant}_orders_list`
}
