/** Set by the web server where a live page is made for all who ask: its policy names hashes, so it gets no nonce. Decision 0041. */
export const SHARED_PAGE_HEADER = 'x-shared-page'
/** Its value where only the page around a list is made, whose content the web server fills in. Decision 0050. */
export const FRAME = 'frame'
