/**
 * Set by the web server where a live page is made for all clients: its policy has hashes instead of a nonce.
 * Decision 0041.
 */
export const SHARED_PAGE_HEADER = 'x-shared-page'
