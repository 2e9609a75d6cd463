import { orderingCityMetadata, orderingCityPage } from '@/app/_pages/ordering-city-page'
import { tenantPage } from '@/app/_pages/tenant-page'

export const generateMetadata = orderingCityMetadata

export default tenantPage(orderingCityPage, { section: 'order', usesMaps: true })
