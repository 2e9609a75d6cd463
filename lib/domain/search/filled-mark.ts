/** Id of the element that holds a list's content. */
export const FILLED_ID = 'list-content'
/** Stands where the content goes; text of a page cannot hold it, since React escapes it. */
export const FILLED_MARK = '<!--list-content-->'
