/** Set by the web server where a live page is made for all who ask: its policy names hashes, so it gets no nonce. Decision 0041. */
export const SHARED_PAGE_HEADER = 'x-shared-page'
