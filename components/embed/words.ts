import type messages from '@/messages/pl.json'

/** What the page of the snippet says in the browser. */
export type EmbedWords = (typeof messages)['embed']['builder']
