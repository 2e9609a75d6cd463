import type words from '@/messages/pl.json'

export type MenuWords = Pick<(typeof words)['menu'], 'sheet' | 'filter' | 'door'>
export type SheetWords = MenuWords['sheet']
export type AvailabilityWords = MenuWords['door']
