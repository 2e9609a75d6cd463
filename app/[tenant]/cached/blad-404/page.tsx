import { tenantPage } from '@/app/_pages/tenant-page'
import { NotFoundPanel } from '@/components/shell/not-found-panel'

export const revalidate = 3600
export const metadata = { title: 'Nie ma tu takiej strony', robots: { index: false } }

// Every unknown address leads here; server/main.ts writes 404 on the answer, and the page itself is kept as one of 200.
export default tenantPage(async (tenant) => <NotFoundPanel tenant={tenant} />)
