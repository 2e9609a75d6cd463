import type { IncomingMessage, ServerResponse } from 'node:http'

/** Route and end of a request. No URL, no query, no key: `route` is a pattern of a fixed list. */
interface RequestEnd {
  route: string
  /** Empty where the request had none. */
  tenant: string
  status: number
}

/** A request under way. `traceparent` goes with the calls that it makes. */
interface RequestSpan {
  traceparent: string
  end(end: RequestEnd): void
}

/** A call to the other process. */
interface CallSpan {
  traceparent: string
  /** @param status `null` where no answer came */
  end(status: number | null): void
}

export interface RequestStart {
  method: string
  requestId: string
  /** The sender's trace, where it is trusted. */
  traceparent?: string
}

/** One of several values of a gauge. */
export interface Measure {
  value: number
  labels: Record<string, string>
}
export type Measured = number | readonly Measure[] | null

/** Counts a job's runs, their time, and the time since its last success. */
export type JobMeter = (name: string) => (hasFailed: boolean, ms: number) => void

/**
 * Measures and traces of one process: OTEL_EXPORTER_OTLP_ENDPOINT, METRICS_PORT. Labels hold our own words only:
 * routes, tenants, methods, statuses, jobs. See docs/design/processes.md.
 */
export interface Telemetry {
  startRequest(start: RequestStart): RequestSpan
  startCall(call: { route: string; tenant: string; parent?: string }): CallSpan
  /** A value read at each scrape, or one for each of a fixed list of labels; `null` leaves it out. */
  gauge(name: string, description: string, read: () => Promise<Measured> | Measured): void
  jobMeter: JobMeter
  /** Everything in Prometheus' text format. */
  answerScrape(request: IncomingMessage, response: ServerResponse): void
  /** Sends the remaining data; resolves after a second at most. */
  close(): Promise<void>
}
