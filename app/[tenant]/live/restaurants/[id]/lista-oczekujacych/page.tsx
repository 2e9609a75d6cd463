import { randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import { liveTenantPage, NotFoundError } from '@/app/guarded'
import { loadRestaurant } from '@/app/restaurant-of'
import { JoinPage } from '@/components/waitlist/join-page'
import { parseVisit } from '@/lib/availability/search'
import { ENQUIRY_COOKIE } from '@/lib/lead/posted-letter'
import { timesWithin } from '@/lib/reservation/seating-times'
import { unseal } from '@/lib/session'
import { getAvailability } from '@/lib/upstream/availability'
import type { PostedJoin } from '@/lib/waitlist/join-form'

export const metadata = { title: 'Powiadomienie o wolnym stoliku', robots: { index: false } }

/** Asks to be told when a table frees. Contract C2. */
export default liveTenantPage(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const restaurant = await loadRestaurant(tenant, id)
    if (!restaurant) throw new NotFoundError()
    const { visit, corrections } = parseVisit(query, new Date())
    const [availability] = await getAvailability(tenant, [restaurant.id], visit)
    if (!availability) throw new NotFoundError()
    const times = timesWithin(availability.seating_hours)
    const posted = query.formularz ? await postedJoin(restaurant.id) : null
    const idempotencyKey = posted?.idempotencyKey ?? randomUUID()
    return (
      <JoinPage {...{ restaurant, posted, idempotencyKey, visit, corrections, times }} privacy={tenant.links.privacy} />
    )
  },
  { section: 'reserve' },
)

async function postedJoin(id: number): Promise<PostedJoin | null> {
  const posted = await unseal<PostedJoin>((await cookies()).get(ENQUIRY_COOKIE)?.value)
  return posted.form === 'waitlist' && Number(posted.draft?.restaurant_id) === id ? (posted as PostedJoin) : null
}
