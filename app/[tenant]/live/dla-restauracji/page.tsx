import { guardedLive } from '@/app/guarded'
import { letterMetadata } from '@/app/letter-metadata'
import { postedLetter } from '@/app/posted-letter'
import { PartnersPage } from '@/components/plans/partners-page'
import { isPlanKey } from '@/lib/lead/plans'

export const generateMetadata = letterMetadata('lead')

/** The same with a plan chosen, or with what a post left behind. */
export default guardedLive(async (tenant, { searchParams }) => {
  const { plan, formularz } = await searchParams
  const chosen = typeof plan === 'string' && isPlanKey(plan) ? plan : null
  return <PartnersPage tenant={tenant} chosen={chosen} posted={formularz ? await postedLetter('lead') : null} />
})
