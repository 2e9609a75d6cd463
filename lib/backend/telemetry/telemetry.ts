import type { IncomingMessage, ServerResponse } from 'node:http'

/** Where a request came to and how it ended. No address, no query, no key: `route` is a pattern of a fixed list. */
export interface RequestEnd {
  route: string
  /** Empty where the request had none. */
  tenant: string
  status: number
}

/** A request under way. `traceparent` goes with the calls that it makes. */
export interface RequestSpan {
  traceparent: string
  end(end: RequestEnd): void
}

/** A call to the other process. */
export interface CallSpan {
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

/** One of several numbers of a name. */
export interface Measure {
  value: number
  labels: Record<string, string>
}
export type Measured = number | readonly Measure[] | null

/** How often a job runs, how long it takes, and since when it has not ended well. */
export type JobMeter = (name: string) => (hasFailed: boolean, ms: number) => void

/**
 * Measures and traces of one process: OTEL_EXPORTER_OTLP_ENDPOINT, METRICS_PORT. Labels hold our own words only:
 * routes, tenants, methods, statuses, jobs. Decision 0040.
 */
export interface Telemetry {
  startRequest(start: RequestStart): RequestSpan
  startCall(call: { route: string; tenant: string; parent?: string }): CallSpan
  /** A number that is read when somebody asks, or one for each of a fixed list of labels; `null` leaves it out. */
  gauge(name: string, description: string, read: () => Promise<Measured> | Measured): void
  jobMeter: JobMeter
  /** Everything in Prometheus' text format. */
  answerScrape(request: IncomingMessage, response: ServerResponse): void
  /** Sends what is left; resolves after a second at most. */
  close(): Promise<void>
}
