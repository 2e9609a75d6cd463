/**
 * Event of the document: rows of a list's next page were appended; `detail` is the list. In a module of its own, since
 * the code that appends them is fetched with the first touch.
 */
export const ROWS_ADDED = 'nakryte:rows-added'
