import { guardedLive } from '@/app/guarded'
import { letterMetadata } from '@/app/letter-metadata'
import { postedLetter } from '@/app/posted-letter'
import { NoticePage } from '@/components/plans/notice-page'
import { isNoticeKind } from '@/lib/lead/notice-kinds'

export const generateMetadata = letterMetadata('notice')

/** The same with its subject chosen, or with what a post left behind. */
export default guardedLive(async (tenant, { searchParams }) => {
  const { sprawa, formularz } = await searchParams
  const chosen = typeof sprawa === 'string' && isNoticeKind(sprawa) ? sprawa : null
  return <NoticePage tenant={tenant} chosen={chosen} posted={formularz ? await postedLetter('notice') : null} />
})
