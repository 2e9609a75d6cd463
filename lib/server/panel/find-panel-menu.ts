import 'server-only'
import { bindMenuWords } from '@/lib/domain/ordering/menu/bind-menu-words'
import type { WireMenu } from '@/lib/domain/ordering/menu/schema'
import { openingCalls } from '@/lib/domain/panel/opening/opening-calls'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { callOwn, type Own } from './call-as'

/** Menu with no-break spaces for display, also while hidden from diners. Contract C33. */
export async function findPanelMenu(own: Own): Promise<WireMenu | null> {
  const answer = await callOwn(own, openingCalls.menu)
  // An unreadable menu must not hide the orders from the kitchen.
  return !answer.ok && answer.status === 404 ? null : bindMenuWords(dataOrThrow(answer))
}
