import { guarded } from '@/app/guarded'
import { TooManyPanel } from '@/components/shell/too-many-panel'

export const revalidate = 3600
export const metadata = { title: 'Za dużo prób naraz', robots: { index: false } }

// The middleware rewrites whoever asks for live pages too often here, with status 429.
export default guarded(async () => <TooManyPanel />)
