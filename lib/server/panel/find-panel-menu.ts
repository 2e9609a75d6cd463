import 'server-only'
import { bindMenuWords } from '@/lib/domain/ordering/menu/bind-menu-words'
import type { WireMenu } from '@/lib/domain/ordering/menu/schema'
import { openingCalls } from '@/lib/domain/panel/opening/opening-calls'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { callOwn, type Own } from './call-as'

/** The menu with no-break spaces for display, also while diners do not see it. Contract C33. */
export async function findPanelMenu(own: Own): Promise<WireMenu | null> {
  const answer = await callOwn(own, openingCalls.menu)
  // A menu that cannot be read is no reason to keep the orders from who cooks them.
  return !answer.ok && answer.status === 404 ? null : bindMenuWords(dataOrThrow(answer))
}
