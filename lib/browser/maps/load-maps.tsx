import { APIProvider } from '@vis.gl/react-google-maps'
import { createRoot } from 'react-dom/client'
import { LOAD_TIMEOUT_MS } from '@/lib/domain/ordering/delivery/address-rules'
import type { MapsConfig } from './config'
import { MapsFailure } from './maps-failure'
import { withMapsTimeout } from './with-timeout'

let loading: Promise<void> | undefined

/**
 * Loads Google's script once per page: rejects if it is blocked, refused or not loaded within 5 s. A script that
 * arrives later is not used. Ledger L233, L281.
 */
export function loadMaps(config: MapsConfig): Promise<void> {
  loading ??= withMapsTimeout(loadScript(config), LOAD_TIMEOUT_MS, 'timeout')
  return loading
}

// In its own container: fields and maps are mounted and unmounted, the script stays.
function loadScript({ key }: MapsConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new MapsFailure('blocked', cause))
    createRoot(document.createElement('div')).render(<MapsApi apiKey={key} onLoad={resolve} onError={fail} />)
  })
}

type Props = { apiKey: string; onLoad?: () => void; onError?: (cause: unknown) => void; children?: React.ReactNode }

// A constant: a new array would make the wrapper load the script again.
const LIBRARIES: string[] = []

/** The wrapper's provider with the parameters that all its users must share. */
export function MapsApi({ children, ...props }: Props) {
  return (
    <APIProvider
      {...props}
      language="pl"
      region="PL"
      version="weekly"
      libraries={LIBRARIES}
      solutionChannel=""
      disableUsageAttribution
    >
      {children}
    </APIProvider>
  )
}
