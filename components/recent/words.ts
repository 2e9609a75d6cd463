import type { ReorderWords } from '@/components/order/client/reorder'
import type words from '@/messages/pl.json'

/** Words about the data stored in this browser, on the device's list. */
export type MineWords = Pick<(typeof words)['mine'], 'knownTitle' | 'knownText' | 'knownNone' | 'knownForget'> &
  Pick<(typeof words)['known'], 'forgotten'>

/** The words of the lines on home. */
export type NextUpWords = Pick<
  (typeof words)['mine'],
  | 'homeTitle'
  | 'homeComing'
  | 'homeMine'
  | 'homePending'
  | 'homeTable'
  | 'homeOrder'
  | 'homeOrderText'
  | 'homeOrderLoading'
> & { people: (typeof words)['reservation']['form']['people']; reorder: ReorderWords }

/** Words of the lines for remembered values. */
export type KnownWords = (typeof words)['known']
