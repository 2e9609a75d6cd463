/**
 * Event of the document: rows of a list's next page were appended; `detail` is the list. Apart from what appends them, which
 * is fetched with the first touch.
 */
export const ROWS_ADDED = 'nakryte:rows-added'
