import { reservationCityMetadata, reservationCityPage } from '@/app/_pages/reservation-city-page'
import { tenantPage } from '@/app/_pages/tenant-page'

export const revalidate = 60
export const generateMetadata = reservationCityMetadata

// Empty, because the build calls no upstream. With it each page is made on first request and then cached.
export function generateStaticParams(): { city: string; strona: string }[] {
  return []
}

export default tenantPage(reservationCityPage, { section: 'reserve', usesMaps: true })
