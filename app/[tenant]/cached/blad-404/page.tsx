import { guarded } from '@/app/guarded'
import { NotFoundPanel } from '@/components/shell/not-found-panel'

export const revalidate = 3600
export const metadata = { title: 'Nie ma tu takiej strony', robots: { index: false } }

// The middleware rewrites every unknown address here with status 404.
export default guarded(async (tenant) => <NotFoundPanel tenant={tenant} />)
