import type words from '@/messages/pl.json'

export type MenuWords = Pick<(typeof words)['menu'], 'sheet' | 'filter' | 'availability'>
export type SheetWords = MenuWords['sheet']
export type AvailabilityWords = MenuWords['availability']
