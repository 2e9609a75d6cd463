import { reservationCityMetadata, reservationCityPage } from '@/app/_pages/reservation-city-page'
import { tenantPage } from '@/app/_pages/tenant-page'

export const generateMetadata = reservationCityMetadata

export default tenantPage(reservationCityPage, { section: 'reserve', usesMaps: true })
