/**
 * Set by the web server where a live page is made for all clients: its policy has hashes instead of a nonce.
 * See docs/design/cache.md.
 */
export const SHARED_PAGE_HEADER = 'x-shared-page'
