import type messages from '@/messages/pl.json'

/** What the question and its settings say, for the purposes of the tenant. */
export type ConsentWords = Omit<(typeof messages)['consent'], 'text'> & { text: string; privacyPath: string }
