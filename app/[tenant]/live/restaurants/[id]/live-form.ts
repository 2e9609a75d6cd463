import { randomUUID } from 'node:crypto'
import type { PanelLive } from '@/components/reservation/reservation-panel'
import { ANSWER_PARAMETER } from '@/lib/domain/form/coded-answer'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { PostedDraft } from '@/lib/domain/reservation/form/posted-draft'
import { requestedSlot } from '@/lib/domain/reservation/form/requested-slot'
import { sourceOf } from '@/lib/domain/reservation/source'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { AppName } from '@/lib/domain/wire'
import { readAnswer } from '@/lib/server/http/answer/form-answer'

type Query = Record<string, string | string[] | undefined>

/** The outcome of a plain form post for this restaurant, or `null`; it is still shown for another day. */
export async function readPostedDraft(restaurantId: number, query: Query): Promise<PostedDraft | null> {
  const posted = await readAnswer<PostedDraft>('draft', { [ANSWER_PARAMETER]: '1', ...query })
  return posted?.restaurantId === restaurantId ? posted : null
}

/** The slot that the URL requests, and the data that the form needs to work without a script. */
export async function liveForm(
  query: Query,
  restaurant: Restaurant,
  parsedVisit: Parameters<typeof requestedSlot>[1],
  { availability, now, appName = 'web_app' }: { availability: Availability; now: Date; appName?: AppName },
): Promise<{ chosen: string | null; live: PanelLive }> {
  const { chosen, corrections } = requestedSlot(query, parsedVisit, availability, now)
  const area = slugOf(text(query.strefa) ?? '')
  return {
    chosen,
    live: {
      ...formStateOf(query, await readPostedDraft(restaurant.id, query), appName),
      corrections,
      requested: parsedVisit.visit,
      area: restaurant.areas.find(({ key }) => key === area)?.name ?? '',
    },
  }
}

/** The key of a failed attempt is used again, so that a repeat cannot make a second reservation. */
function formStateOf(
  query: Query,
  posted: PostedDraft | null,
  appName: AppName,
): Omit<PanelLive, 'corrections' | 'requested' | 'area'> {
  return {
    idempotencyKey: posted?.draft.idempotency_key || randomUUID(),
    source:
      posted?.draft.source ||
      sourceOf({ utm_source: text(query.utm_source), utm_medium: text(query.utm_medium) }, appName),
    isHeaderHidden: query.showHeader === 'false',
    action: actionOf(query.showHeader === 'false', appName),
    posted,
    answer: posted ? text(query[ANSWER_PARAMETER]) : undefined,
  }
}

function actionOf(isHeaderHidden: boolean, appName: AppName): string {
  const query = new URLSearchParams({
    ...(isHeaderHidden && { showHeader: 'false' }),
    ...(appName === 'iframe' && { app: appName }),
  })
  return query.size > 0 ? `/api/reservations?${query}` : '/api/reservations'
}

function text(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
