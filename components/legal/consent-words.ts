import type messages from '@/messages/pl.json'

/** The words of the question and of its settings, for the tenant's purposes. */
export type ConsentWords = Omit<(typeof messages)['consent'], 'text'> & { text: string; privacyPath: string }
