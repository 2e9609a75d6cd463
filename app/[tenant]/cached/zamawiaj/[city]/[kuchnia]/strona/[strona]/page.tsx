import { orderingCityMetadata, orderingCityPage } from '@/app/_pages/ordering-city-page'
import { tenantPage } from '@/app/_pages/tenant-page'

export const revalidate = 60
export const generateMetadata = orderingCityMetadata

// Empty, because the build calls no upstream. With it each page is made on first request and then cached.
export function generateStaticParams(): { city: string; kuchnia: string; strona: string }[] {
  return []
}

export default tenantPage(orderingCityPage, { section: 'order', usesMaps: true })
