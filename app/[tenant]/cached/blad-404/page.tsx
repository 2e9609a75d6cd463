import { tenantPage } from '@/app/_pages/tenant-page'
import { NotFoundPanel } from '@/components/shell/not-found-panel'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.notFound, robots: { index: false } }

// Every unknown URL is routed here. server/main.ts sets status 404; the cache stores the page as a 200.
export default tenantPage(async (tenant) => <NotFoundPanel tenant={tenant} />)
