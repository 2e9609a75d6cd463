import type messages from '@/messages/pl.json'

/** The words of the snippet page that the browser needs. */
export type EmbedWords = (typeof messages)['embed']['builder']
