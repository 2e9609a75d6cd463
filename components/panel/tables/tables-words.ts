import type words from '@/messages/panel/tables.json'

/** The words of the screen, which its page hands to its scripts. */
export type TablesWords = typeof words
