import { guarded } from '@/app/guarded'
import { letterMetadata } from '@/app/letter-metadata'
import { NoticePage } from '@/components/plans/notice-page'

export const revalidate = 60
export const generateMetadata = letterMetadata('notice')

/** Where complaints, notices of unlawful content and faults are written. */
export default guarded(async (tenant) => <NoticePage tenant={tenant} chosen={null} posted={null} />)
