import type search from '@/messages/panel/search.json'

/** The words of the search; the server passes them to the browser. */
export type SearchWords = typeof search
