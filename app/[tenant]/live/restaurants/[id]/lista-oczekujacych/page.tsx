import { randomUUID } from 'node:crypto'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import { liveTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { JoinPage } from '@/components/waitlist/join-page'
import { parseVisit } from '@/lib/domain/reservation/availability/search'
import { isChoosable } from '@/lib/domain/reservation/form/slot-choice'
import { timesWithin } from '@/lib/domain/reservation/seating-times'
import type { PostedJoin } from '@/lib/domain/waitlist/join-form'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { getAvailability } from '@/lib/server/upstream/availability'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.joinWaitlist, robots: { index: false } }

/** The page that joins the waitlist. Contract C2. */
export default liveTenantPage(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const restaurant = await loadRestaurant(tenant, id)
    if (!restaurant) throw new NotFoundError()
    const { visit, corrections } = parseVisit(query, new Date())
    const [availability] = await getAvailability(tenant, [restaurant.id], visit)
    if (!availability) throw new NotFoundError()
    const times = timesWithin(availability.seating_hours)
    const answer = await readAnswer<PostedJoin>('waitlist', query)
    const posted = Number(answer?.draft.restaurant_id) === restaurant.id ? answer : null
    const idempotencyKey = posted?.idempotencyKey ?? randomUUID()
    return (
      <JoinPage
        restaurant={restaurant}
        posted={posted}
        idempotencyKey={idempotencyKey}
        visit={visit}
        corrections={corrections}
        times={times}
        free={availability.slots.filter(isChoosable).map(({ time }) => time)}
        privacy={tenant.links.privacy}
      />
    )
  },
  { section: 'reserve' },
)
