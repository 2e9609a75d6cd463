import { tenantPage } from '@/app/_pages/tenant-page'
import { NotFoundPanel } from '@/components/shell/not-found-panel'

export const revalidate = 3600
export const metadata = { title: 'Nie ma tu takiej strony', robots: { index: false } }

// Every unknown URL is routed here. server/main.ts sets status 404; the cache stores the page as a 200.
export default tenantPage(async (tenant) => <NotFoundPanel tenant={tenant} />)
