import type words from '@/messages/panel/tables.json'

/** Words of the screen, which its page passes to its scripts. */
export type TablesWords = typeof words
