import type catalogue from '@/messages/pl.json'

/** The words of the search within a menu; the server passes them to the browser. */
export type MenuSearchWords = ReturnType<typeof dishWordsOf>

// The browser gets only the words that the search uses.
export function dishWordsOf(words: (typeof catalogue)['restaurantPages']) {
  const { search, searchFound, searchNone, searchClear, searchFailed } = words
  return { search, searchFound, searchNone, searchClear, searchFailed }
}
