/**
 * The default brand; every name and route that the seed writes as {product} derives from it. Contract C18, ledger L004.
 */
export const PRODUCT = { key: 'nakryte', label: 'Nakryte' } as const

/** `/regulamin-{product}-dowoz`; the privacy page has the same pattern. Ledger L078, L079. */
export const DELIVERY_TERMS_PATH = `/regulamin-${PRODUCT.key}-dowoz`
export const DELIVERY_PRIVACY_PATH = `/polityka-prywatnosci-${PRODUCT.key}-dowoz`

/** The privacy page, and the combined terms of a tenant whose home page starts with ordering. Ledger L076, L077. */
export const PRIVACY_PATH = '/polityka-prywatnosci'
export const COMBINED_TERMS_PATH = '/regulamin-lubje'
