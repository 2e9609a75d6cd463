import { orderingCityMetadata, orderingCityPage } from '@/app/_pages/ordering-city-page'
import { tenantPage } from '@/app/_pages/tenant-page'

export const revalidate = 60
export const generateMetadata = orderingCityMetadata

// None at build, which calls no upstream; with the list each is made on first request and then kept.
export function generateStaticParams(): { city: string }[] {
  return []
}

export default tenantPage(orderingCityPage, { section: 'order', usesMaps: true })
