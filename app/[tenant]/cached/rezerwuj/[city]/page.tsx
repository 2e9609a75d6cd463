import { tenantPage } from '@/app/guarded'
import { reservationCityMetadata, reservationCityPage } from '@/app/tables-city'

export const revalidate = 60
export const generateMetadata = reservationCityMetadata

// None at build, which calls no upstream; with the list each is made on first request and then kept.
export function generateStaticParams(): { city: string }[] {
  return []
}

export default tenantPage(reservationCityPage, { section: 'reserve', usesMaps: true })
