import type { Telemetry } from '@/lib/backend/telemetry/telemetry'
import { processChannel } from '@/lib/server/process-channel'

/** Set by server/main.ts where OTEL_EXPORTER_OTLP_ENDPOINT or METRICS_PORT is set. See docs/design/processes.md. */
export const telemetry = processChannel<Telemetry>('telemetry')
